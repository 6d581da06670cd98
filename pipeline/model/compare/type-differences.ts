import type { ContentTypeId } from '../../../schemas/content/index.ts';
import { shortText } from '../../short-text.ts';
import { compareField } from './compare-field.ts';
import type { Difference, FieldFault } from './difference.ts';
import type { SpaceFacts } from './field-pair.ts';
import type { Reading } from '../reading/reading.ts';
import type { ModelField, ModelType, SpaceModel } from '../space-model.ts';

/** Where a difference is: a content type of the space, perhaps one of its fields. */
export interface Where {
  readonly against: Difference['against'];
  readonly contentType: string;
  readonly readAs: ContentTypeId | undefined;
  readonly field?: string;
}

/** Adds the location to a fault, and shortens names, which can be of any length. */
export const placed = (fault: FieldFault, { against, contentType, readAs, field }: Where): Difference => ({
  impact: fault.impact,
  against,
  change: fault.change,
  contentType: shortText(contentType),
  ...(readAs !== undefined && readAs !== contentType && { readAs }),
  ...(field !== undefined && { field: shortText(field) }),
  message: shortText(fault.message),
  advice: shortText(fault.advice),
});

/** A difference that breaks nothing, so that there is nothing to do. */
export const safeDifference = (change: Difference['change'], message: string, where: Where): Difference =>
  placed({ impact: 'safe', change, message, advice: '' }, where);

interface Fields {
  readonly before: ModelField;
  readonly now: ModelField;
  readonly own: ModelField;
}

/** The faults of an existing field, with their location. */
export const fieldDifferences = (
  { before, now, own }: Fields,
  where: Where,
  space: SpaceFacts,
): Difference[] =>
  compareField({ subject: subjectOf(where.contentType, now.id), before, now, own, space }).map((fault) =>
    placed(fault, { ...where, field: now.id }),
  );

/** A field as a sentence names it. */
export const subjectOf = (contentType: string, field: string): string =>
  `The field "${shortText(field)}" of ${shortText(contentType)}`;

/** The entries are the same; only how Contentful's lists name them changes. */
export function displayFieldDifference(before: ModelType, now: ModelType, where: Where): Difference[] {
  if (before.displayField === now.displayField) return [];
  const named = before.displayField === undefined ? '' : `, not "${before.displayField}"`;
  const message =
    now.displayField === undefined
      ? `The content type ${now.id} has no display field${named}: its entries have no name in Contentful's lists.`
      : `The content type ${now.id} has the display field "${now.displayField}"${named}: only Contentful's lists go by it.`;
  return [safeDifference('display-field', message, where)];
}

/** A field whose limits name content types as ours are named. */
export function inOurTerms(field: ModelField, reading: Reading): ModelField {
  const { targets, embeds } = field.limits;
  if (targets === undefined && embeds === undefined) return field;
  return {
    ...field,
    limits: {
      ...field.limits,
      ...(targets && { targets: ourNames(targets, reading) }),
      ...(embeds && {
        embeds: new Map([...embeds].map(([node, types]) => [node, ourNames(types, reading)] as const)),
      }),
    },
  };
}

export const spaceFacts = ({ types }: SpaceModel, reading: Reading, languages: number): SpaceFacts => ({
  languages,
  types: ourNames([...types.keys()], reading),
});

const ourNames = (types: readonly string[], reading: Reading): string[] => [
  ...new Set(
    types.flatMap((type): readonly string[] => {
      const ours = reading.typesOf(type);
      return ours.length === 0 ? [type] : ours;
    }),
  ),
];
