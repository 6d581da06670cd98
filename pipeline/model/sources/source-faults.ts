import { type Field, fieldKinds } from '../../../schemas/fields/index.ts';
import type { FieldKindDefinition } from '../../../schemas/fields/field.ts';
import { isListKind } from '../../../schemas/fields/traits-of.ts';
import { checkValue } from '../../decode/check-value.ts';
import { nearest } from '../../nearest.ts';
import { anyOf } from '../../rules/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { ModelField, ModelType, SpaceModel } from '../space-model.ts';
import { conversionTo, conversionToText, heldBy, type Linked } from './conversions.ts';
import { type Followed, followPath } from './follow-path.ts';
import type { ParsedPath, ParsedSource } from './parsed-source.ts';
import type { SourceFault } from './source-fault.ts';
import { kindOfType, kindOfValue, kindWords, type ValueKind } from './value-kind.ts';

export interface SourceUse {
  /** The field of ours that is read from it, and its id. */
  readonly field: Field;
  readonly name: string;
  readonly type: ModelType;
  readonly model: SpaceModel;
  readonly reading: Pick<Reading, 'of' | 'typesOf'>;
}

type Step = string | number;

/** Why a field of ours cannot be read from a source: what it names is not there, or is of a kind that the field cannot hold. */
export function sourceFaults(source: ParsedSource, use: SourceUse, at: readonly Step[] = []): SourceFault[] {
  switch (source.kind) {
    case 'path':
      return pathFaults(source, use, at);
    case 'value':
      return constantFaults(source.value, use, [...at, 'value']);
    case 'first':
      return source.of.flatMap((each, index) => sourceFaults(each, use, [...at, 'first', index]));
    case 'text':
      return source.parts.flatMap((part) =>
        typeof part === 'string' ? [] : textPartFaults(part, use, [...at, 'text']),
      );
    default:
      return joinFaults(source.of, use, at);
  }
}

function pathFaults(path: ParsedPath, use: SourceUse, at: readonly Step[]): SourceFault[] {
  const followed = followPath(path, use.type.id, use.model);
  if (followed.fault !== undefined) return [notThere(followed.fault, at)];
  const unheld = followed.ends.filter(({ kind }) => !heldBy(use.field, [kind]));
  const [wrong] = unheld;
  const mayFit = followed.isOpen === true && unheld.length < followed.ends.length;
  if (wrong === undefined || mayFit) return targetFaults(path, followed, { ...use, at });
  const message = `"${path.path}" is ${wrong.type}, which cannot be read as ${contentfulOf(use.field)}`;
  return [{ at, message, suggestions: [...furtherPaths(path, followed, use), ...fittingFields(use)] }];
}

const notThere = (
  { message, suggestion }: NonNullable<Followed['fault']>,
  at: readonly Step[],
): SourceFault => ({ at, message, suggestions: suggestion === undefined ? [] : [suggestion] });

function contentfulOf({ kind }: Field): string {
  const { contentful }: FieldKindDefinition = fieldKinds[kind];
  return contentful;
}

/** The fields of the type that can be read instead, and are not read yet. */
function fittingFields({ field, name, type, reading }: SourceUse): string[] {
  const read = reading.of(type.id);
  const others = read.kind === 'read' ? [...read.sources].filter(([ours]) => ours !== name) : [];
  const used = new Set(others.map(([, source]) => (source.kind === 'path' ? source.path : '')));
  const fitting = [...type.fields.values()].filter(
    (each) => !used.has(each.id) && isPlainlyHeld(field, kindOfType(each.type)),
  );
  return mostLike(fitting, contentfulOf(field));
}

/** The first fields, those of the same type before others. */
export const mostLike = (fields: readonly ModelField[], type: string): string[] =>
  fields
    .toSorted((a, b) => Number(b.type === type) - Number(a.type === type))
    .slice(0, maxSuggestions)
    .map(({ id }) => id);

const maxSuggestions = 3;

/** Without what only a title stands for. */
export const isPlainlyHeld = (field: Field, kind: ValueKind): boolean =>
  heldBy(field, [kind]) && (isListKind(field.kind) || contentfulOf(field).includes('Link') || !isLink(kind));

const isLink = (kind: ValueKind): boolean => /^(?:entry|entries|asset|assets)$/u.test(kind);

/** The first fields of the entries that a path leads to which can be read instead. */
function furtherPaths({ path }: ParsedPath, { ends }: Followed, { field, model }: SourceUse): string[] {
  const targets = ends.flatMap((end) => (end.kind === 'entry' ? (end.targets ?? []) : []));
  const fields = targets.flatMap((target) => [...(model.types.get(target)?.fields.values() ?? [])]);
  const fitting = fields.filter((each) => isPlainlyHeld(field, kindOfType(each.type)));
  return [...new Set(fitting.map(({ id }) => `${path}.${id}`))].slice(0, 2);
}

/** Links whose targets are never read as a type that the field takes. */
function targetFaults(
  { path }: ParsedPath,
  { ends }: Followed,
  { field, reading, at }: SourceUse & { readonly at: readonly Step[] },
): SourceFault[] {
  if (!('to' in field)) return [];
  const { to }: { readonly to: readonly string[] } = field;
  const targets = [...new Set(ends.flatMap((end) => end.targets ?? []))];
  if (targets.length === 0 || targets.some((target) => isTaken(target, { field, to, reading }))) return [];
  const [first] = targets;
  const map =
    first !== undefined && reading.of(first).kind !== 'read' && to[0] !== undefined
      ? `; map it too, such as "${first}": { as: '${to[0]}' }`
      : '';
  const message = `"${path}" leads to ${anyOf(targets)}, which ${targets.length === 1 ? 'is' : 'are'} not read as ${anyOf(to)}${map}`;
  return [{ at, message, suggestions: [] }];
}

/** What stands inside a page is shown whatever its type is, unless it is switched off or is of another type of ours. */
function isTaken(
  target: string,
  {
    field,
    to,
    reading,
  }: { readonly field: Field; readonly to: readonly string[]; readonly reading: SourceUse['reading'] },
): boolean {
  const { kind } = reading.of(target);
  if (kind === 'read') return reading.typesOf(target).some((type) => to.includes(type));
  return kind !== 'off' && (field.kind === 'part' || field.kind === 'parts');
}

/** No conversion of a constant asks the space for anything. */
const noLinks: Linked = {
  titleOf: () => undefined,
  assetTitle: () => undefined,
  assetUrl: () => undefined,
};

function constantFaults(value: unknown, { field, name }: SourceUse, at: readonly Step[]): SourceFault[] {
  const kind = kindOfValue(value);
  const convert = conversionTo(field, kind);
  if (convert === undefined) {
    const message = `${kindWords[kind]} cannot be read as ${contentfulOf(field)}`;
    return [{ at, message, suggestions: [] }];
  }
  const faults: SourceFault[] = [];
  const oneOf = 'oneOf' in field ? (field.oneOf ?? []) : [];
  checkValue(field, convert(value as never, noLinks), (problem, { detail }) => {
    const meant = typeof value === 'string' ? nearest(value, oneOf) : undefined;
    const said = problem
      .message(detail, String)
      .replace(/^The value is invalid: /u, '')
      .replace(/\.$/u, '');
    faults.push({
      at,
      message: `"${name}" cannot be this: ${said}`,
      suggestions: meant === undefined ? [] : [meant],
    });
  });
  return faults;
}

function textPartFaults(path: ParsedPath, use: SourceUse, at: readonly Step[]): SourceFault[] {
  if (!isText(use.field)) {
    const message = `a text cannot be read as ${contentfulOf(use.field)}`;
    return [{ at, message, suggestions: [] }];
  }
  const followed = followPath(path, use.type.id, use.model);
  if (followed.fault !== undefined) return [notThere(followed.fault, at)];
  const wrong = followed.ends.find(({ kind }) => conversionToText(kind) === undefined);
  if (wrong === undefined) return [];
  const message = `"${path.path}" is ${wrong.type}, which cannot stand in a text`;
  return [{ at, message, suggestions: fittingFields({ ...use, field: aText }) }];
}

const aText = { kind: 'symbol' } as const;

const isText = (field: Field): boolean => heldBy(field, ['text']) && field.kind !== 'date';

function joinFaults(of: readonly ParsedSource[], use: SourceUse, at: readonly Step[]): SourceFault[] {
  const { field, name } = use;
  const isList = isListKind(field.kind);
  if (!isList && !isText(field)) {
    const message = `"${name}" holds one value (${contentfulOf(field)}), and a join has several`;
    return [{ at: [...at, 'join'], message, suggestions: ['first'] }];
  }
  const faults = of.flatMap((each, index) => sourceFaults(each, use, [...at, 'join', index]));
  if (faults.length > 0) return faults;
  const kinds = of.map((each) => kindsOf(each, use));
  const rich = kinds.findIndex((each) => each.includes('richText'));
  const plain = kinds.findIndex((each) => each.some((kind) => kind !== 'richText'));
  if (rich === -1 || plain === -1) return [];
  const message = `a rich text and ${kindWords[kinds[plain]?.find((kind) => kind !== 'richText') ?? 'text']} cannot be joined`;
  return [{ at: [...at, 'join', Math.max(rich, plain)], message, suggestions: [] }];
}

/** The kinds of the values of a sound source. */
function kindsOf(source: ParsedSource, use: SourceUse): ValueKind[] {
  if (source.kind === 'value') return [kindOfValue(source.value)];
  if (source.kind === 'text') return ['text'];
  if (source.kind !== 'path') return source.of.flatMap((each) => kindsOf(each, use));
  return followPath(source, use.type.id, use.model).ends.map(({ kind }) => kind);
}
