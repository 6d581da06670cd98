import * as z from 'zod';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { hintOf, nearest } from '../../nearest.ts';
import { type ShapeFault, within } from './shape-fault.ts';
import { pathFaults } from './source.ts';

/** Which entries of a type a mapping is for. A list holds what one of its items is. */
export type When = { readonly field: string } & (
  | { readonly is: Compared }
  | { readonly isNot: Compared }
  | { readonly in: readonly Compared[] }
  | { readonly exists: boolean }
);

export type Compared = string | number | boolean;

/** Whether the space has the field is checked with the export. */
export const when = z.custom<When>().superRefine((value, context) => {
  for (const { path, message } of whenFaults(value)) context.addIssue({ code: 'custom', path, message });
});

function whenFaults(value: unknown): ShapeFault[] {
  if (!isRecord(value)) return [{ path: [], message: `must be ${example}` }];
  const { field } = value;
  const keys = Object.keys(value).filter((key) => key !== 'field');
  const [first, second] = keys;
  const operator = operators.find((each) => each === first);
  const unknown = keys.find((key) => !operators.some((each) => each === key));
  if (unknown !== undefined) {
    const hint = hintOf(nearest(unknown, ['field', ...operators]));
    return [{ path: [], message: `must be ${example}, and has no key "${unknown}"${hint}` }];
  }
  if (typeof field !== 'string') return [{ path: ['field'], message: 'must be a field, such as category' }];
  if (operator === undefined)
    return [{ path: [], message: `says nothing of "${field}": add is, isNot, in or exists` }];
  if (second !== undefined)
    return [{ path: [], message: `has both "${operator}" and "${second}", and can have one of them` }];
  return [
    ...within('field', pathFaults(field)),
    ...within(operator, operatorFaults[operator](value[operator])),
  ];
}

const operators = ['is', 'isNot', 'in', 'exists'] as const;

const example = `like { field: 'category', is: 'News' }`;

const one = (value: unknown): ShapeFault[] =>
  isCompared(value) ? [] : [{ path: [], message: 'must be a text, a number, true or false' }];

const operatorFaults: Readonly<Record<(typeof operators)[number], (value: unknown) => ShapeFault[]>> = {
  is: one,
  isNot: one,
  in: (value) => {
    if (!Array.isArray(value)) return [{ path: [], message: "must be a list, such as ['News', 'Blog']" }];
    if (value.length === 0) return [{ path: [], message: 'is an empty list, so no entry is in it' }];
    return value.flatMap((each: unknown, index) => within(index, one(each)));
  },
  exists: (value) => (typeof value === 'boolean' ? [] : [{ path: [], message: 'must be true or false' }]),
};

const isCompared = (value: unknown): value is Compared =>
  (typeof value === 'string' && value !== '') ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));
