import { nearest } from '../../nearest.ts';
import { anyOf } from '../../rules/words.ts';
import type { ModelField, SpaceModel } from '../space-model.ts';
import type { ParsedPath } from './parsed-source.ts';
import { asList, kindOfType, type ValueKind } from './value-kind.ts';

/** Where a path leads in a space, by its content model. */
export interface Followed {
  /** What its values are, by Contentful’s name of their type; none where the model does not say. */
  readonly ends: readonly End[];
  /** Whether a link on the way has no limit, so that an entry of any type may follow. */
  readonly isOpen?: true;
  /** Every field that is read on the way. */
  readonly reads: readonly { readonly type: string; readonly field: string }[];
  /** Why it leads nowhere, as a sentence without its end. */
  readonly fault?: { readonly message: string; readonly suggestion: string | undefined };
}

interface End {
  readonly kind: ValueKind;
  readonly type: string;
  /** The content types that its links lead to; undefined where it has no limit. */
  readonly targets: readonly string[] | undefined;
  /** The texts that it can be, where it has a list of them. */
  readonly values: readonly string[] | undefined;
}

/** The members of an asset that have a path. */
const assetPaths: readonly string[] = [
  'title',
  'description',
  'file.url',
  'file.fileName',
  'file.contentType',
];

/** What every entry has beside its fields. Source: Contentful, "Common properties". */
const systemPaths: readonly string[] = [
  'sys.createdAt',
  'sys.updatedAt',
  'sys.publishedAt',
  'sys.firstPublishedAt',
  'metadata.tags',
  'metadata.concepts',
];

/** Where a path leads from an entry of a content type that the model has. */
export function followPath({ path, steps }: ParsedPath, type: string, model: SpaceModel): Followed {
  const reads: { type: string; field: string }[] = [];
  let owners: readonly string[] = [type];
  let hasAsset = false;
  let isList = false;
  let isOpen = false;
  const fault = (message: string, suggestion?: string): Followed => ({
    ends: [],
    reads,
    fault: { message, suggestion },
  });
  for (const [index, step] of steps.entries()) {
    const rest = steps.slice(index).join('.');
    const before = steps.slice(0, index).join('.');
    const found = fieldsCalled(step, owners, model);
    if (found.length === 0 && systemPaths.includes(rest)) {
      const isText = rest.startsWith('metadata.');
      return { ends: [textEnd(isText || isList ? 'texts' : 'date')], reads };
    }
    if (hasAsset && assetPaths.includes(rest)) {
      return { ends: [textEnd(isList ? 'texts' : 'text')], reads };
    }
    if (found.length === 0) {
      const owner = before === '' ? type : `"${before}" leads to ${ownerWords(owners, hasAsset)}, which`;
      const meant = meantBy(step, rest, [
        ...owners.flatMap((each) => [...(model.types.get(each)?.fields.keys() ?? [])]),
        ...(hasAsset ? assetPaths : []),
      ]);
      return fault(`${owner} has no field "${step}"`, meant && [before, meant].filter(Boolean).join('.'));
    }
    for (const [owner] of found) reads.push({ type: owner, field: step });
    const fields = found.map(([, field]) => field);
    if (index === steps.length - 1) {
      return { ends: fields.map((field) => endOf(field, isList)), reads, ...(isOpen && { isOpen }) };
    }
    const dead = fields.find((field) => !leadsOn.has(kindOfType(field.type)));
    if (dead !== undefined) {
      const from = before === '' ? step : `${before}.${step}`;
      return fault(`"${from}" is ${dead.type}, which leads to nothing else, in the path "${path}"`, from);
    }
    isList ||= fields.some(({ type: each }) => each.startsWith('Array'));
    hasAsset = fields.some(({ type: each }) => each.endsWith('Asset'));
    isOpen ||= fields.some(isOpenLink);
    owners = targetsOf(fields, model);
    if (owners.length === 0 && !hasAsset) return { ends: [], reads };
  }
  return { ends: [], reads };
}

/** The fields of a name, each with its content type. */
const fieldsCalled = (name: string, types: readonly string[], model: SpaceModel): [string, ModelField][] =>
  types.flatMap((type): [string, ModelField][] => {
    const field = model.types.get(type)?.fields.get(name);
    return field === undefined ? [] : [[type, field]];
  });

const isOpenLink = ({ type, limits }: ModelField): boolean =>
  type.endsWith('Entry') && limits.targets === undefined;

/** A known step near a mistyped one, or a path that every entry or asset has. */
const meantBy = (step: string, rest: string, known: readonly string[]): string | undefined =>
  nearest(step, known) ?? nearest(rest, [...assetPaths, ...systemPaths]);

const leadsOn: ReadonlySet<ValueKind> = new Set<ValueKind>(['entry', 'entries', 'asset', 'assets']);

const textEnd = (kind: ValueKind): End => ({
  kind,
  type: kind === 'texts' ? 'Array of Symbol' : kind === 'date' ? 'Date' : 'Symbol',
  targets: undefined,
  values: undefined,
});

function endOf({ type, limits }: ModelField, isList: boolean): End {
  const kind = kindOfType(type);
  return {
    kind: isList ? (asList[kind] ?? 'other') : kind,
    type: isList && !type.startsWith('Array') ? `Array of ${type}` : type,
    targets: limits.targets,
    values: limits.values,
  };
}

/** The types of the space that fields lead to: those that they name, else all. */
function targetsOf(fields: readonly ModelField[], model: SpaceModel): string[] {
  const entries = fields.filter(({ type }) => type.endsWith('Entry'));
  return [...new Set(entries.flatMap(({ limits }) => limits.targets ?? [...model.types.keys()]))].filter(
    (id) => model.types.has(id),
  );
}

const ownerWords = (owners: readonly string[], hasAsset: boolean): string =>
  anyOf([...(hasAsset ? ['an asset'] : []), ...owners]);
