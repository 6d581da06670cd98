import * as z from 'zod';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { hintOf, nearest } from '../../nearest.ts';
import { type ShapeFault, within } from './shape-fault.ts';
import { templateParts } from './template.ts';

/** What a field of ours is read from. */
export type Source =
  /** A field of the space, or a path through references: `author.name`. */
  | string
  /** The same value for every entry. */
  | { readonly value: Constant }
  /** The first that has a value. */
  | { readonly first: readonly Source[] }
  /** All that have a value, one after the other. */
  | { readonly join: readonly Source[]; readonly with?: string | undefined }
  /** A text around paths: `By {author.name}`. Absent if none of them has a value. */
  | { readonly text: string };

export type Constant = string | number | boolean | readonly string[];

/** A path has no more steps. */
const maxSteps = 6;

/** Expressions are not nested deeper. */
const maxDepth = 10;

/** Whether the space has what a source names is checked with the export. */
export const source = z.custom<Source>().superRefine((value, context) => {
  for (const { path, message } of sourceFaults(value)) context.addIssue({ code: 'custom', path, message });
});

/** What is wrong with the form of a source. */
function sourceFaults(value: unknown, depth = 0): ShapeFault[] {
  if (typeof value === 'string') return pathFaults(value);
  if (!isRecord(value)) return [{ path: [], message: `must be ${example}` }];
  if (depth > maxDepth) return [{ path: [], message: `is nested over ${maxDepth} levels deep` }];
  const keys = Object.keys(value);
  const named = forms.filter((form) => keys.includes(form));
  const [form, other] = named;
  if (form === undefined) {
    const meant = keys.map((key) => nearest(key, forms)).find((each) => each !== undefined);
    const found = keys.length === 0 ? '' : `, and has no key "${keys[0]}"`;
    return [{ path: [], message: `must be ${example}${found}${hintOf(meant)}` }];
  }
  if (other !== undefined)
    return [{ path: [], message: `has both "${form}" and "${other}", and can have one of them` }];
  const known: readonly string[] = form === 'join' ? ['join', 'with'] : [form];
  const unknown = keys.filter((key) => !known.includes(key));
  return [
    ...unknown.map((key) => unknownKey(key, form, known)),
    ...within(form, formFaults[form](value[form], depth)),
    ...(form === 'join' && value['with'] !== undefined && typeof value['with'] !== 'string'
      ? [{ path: ['with'], message: 'must be a text, such as ", "' }]
      : []),
  ];
}

const forms = ['value', 'first', 'join', 'text'] as const;
type Form = (typeof forms)[number];

const example = `a field such as 'body' or 'author.name', { value }, { first: [...] }, { join: [...] } or { text: 'By {author.name}' }`;

const unknownKey = (key: string, form: Form, known: readonly string[]): ShapeFault => {
  const meant = nearest(key, known) ?? (form === 'join' && key !== 'with' ? 'with' : undefined);
  const hint = meant !== undefined ? hintOf(meant) : key === 'with' ? '; it belongs to "join"' : '';
  return { path: [], message: `has a key "${key}" beside "${form}"${hint}` };
};

const formFaults: Readonly<Record<Form, (value: unknown, depth: number) => ShapeFault[]>> = {
  value: (value) =>
    isConstant(value)
      ? []
      : [{ path: [], message: 'must be a text, a number, true, false, or a list of texts, and not empty' }],
  first: listFaults,
  join: listFaults,
  text: textFaults,
};

function isConstant(value: unknown): value is Constant {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => typeof each === 'string');
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function listFaults(value: unknown, depth: number): ShapeFault[] {
  if (!Array.isArray(value)) return [{ path: [], message: "must be a list, such as ['title', 'name']" }];
  if (value.length === 0) return [{ path: [], message: 'is an empty list, so it never has a value' }];
  const words = value.map((each) => JSON.stringify(each));
  return value.flatMap((each: unknown, index): ShapeFault[] => {
    const word = words[index] ?? '';
    if (words.indexOf(word) < index) return [{ path: [index], message: 'it is in the list twice' }];
    return within(index, sourceFaults(each, depth + 1));
  });
}

function textFaults(value: unknown): ShapeFault[] {
  if (typeof value !== 'string') return [{ path: [], message: "must be a text, such as 'By {author.name}'" }];
  const parts = templateParts(value);
  if (parts === undefined)
    return [{ path: [], message: 'has a brace without its other one; {{ and }} stand for braces' }];
  const paths = parts.flatMap((part) => ('path' in part ? [part.path] : []));
  if (paths.length === 0)
    return [
      { path: [], message: "names no field in braces; a constant is { value: '…' }, a field {author.name}" },
    ];
  return paths.flatMap((path) =>
    pathFaults(path).map((fault) => ({ ...fault, message: `"${path}" ${fault.message}` })),
  );
}

/** What is wrong with the form of a path. */
export function pathFaults(path: string): ShapeFault[] {
  const steps = path.split('.');
  if (steps.some((step) => step.trim() === ''))
    return [{ path: [], message: 'has an empty step; a path is like author.name' }];
  if (steps.length > maxSteps)
    return [{ path: [], message: `has ${steps.length} steps, and can have ${maxSteps}` }];
  return [];
}
