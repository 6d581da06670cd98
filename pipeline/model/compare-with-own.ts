import { isArticleType } from '../../schemas/content/article-types.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { nearest } from '../nearest.ts';
import type { Comparison, ComparisonContext } from './compare-models.ts';
import type { Difference } from './difference.ts';
import { missingTypes } from './missing-types.ts';
import { ownModel } from './own-model.ts';
import { isReadable } from './field-type.ts';
import type { ModelField, ModelType } from './space-model.ts';
import {
  displayFieldDifference,
  fieldDifferences,
  inOurTerms,
  placed,
  subjectOf,
  type Where,
} from './type-differences.ts';

const against = 'fieldbook';

/** Where a space's model is not as the pipeline reads it. */
export function compareWithOwn(comparison: ComparisonContext): Difference[] {
  const { space, reading } = comparison;
  const own = ownModel();
  const ownIds = [...own.types.keys()];
  const found = [...space.model.types.values()].flatMap((type): Difference[] => {
    const readAs = reading.typeOf(type.id);
    const wanted = readAs && own.types.get(readAs);
    if (wanted === undefined) return [unread(type, nearest(type.id, ownIds))];
    return compareType(wanted, type, { against, contentType: type.id, readAs }, comparison);
  });
  const none = noArticles(comparison);
  // of a space of another kind, what it does without is no news
  const missing = missingTypes(own, comparison).filter(
    ({ impact }) => none.length === 0 || impact === 'breaking',
  );
  return [...found, ...none, ...missing, ...unusedMappings(comparison)];
}

function compareType(
  wanted: ModelType,
  type: ModelType,
  where: Where,
  comparison: ComparisonContext,
): Difference[] {
  const { reading, facts } = comparison;
  const read = new Set<string>();
  const ofFields = [...wanted.fields.values()].flatMap((own) => {
    const name = reading.fieldOf(type.id, own.id);
    read.add(name);
    const field = type.fields.get(name);
    if (field === undefined) return missingField({ own, name, type, where, isNamed: name !== own.id });
    const now = inOurTerms(field, reading);
    return fieldDifferences({ before: own, now, own }, where, facts);
  });
  // another space's type has fields of its own
  if (reading.isMapped(type.id)) return ofFields;
  const extra = [...type.fields.keys()]
    .filter((name) => !read.has(name))
    .map((name) => {
      const message = `${subjectOf(type.id, name)} is not read: its values are not shown, and schema/unknown-field reports them.`;
      return placed(
        { impact: 'safe', change: 'field-added', message, advice: '' },
        { ...where, field: name },
      );
    });
  return [...ofFields, ...extra, ...displayFieldDifference(wanted, type, where)];
}

interface Missing {
  readonly own: ModelField;
  /** As the space would name it. */
  readonly name: string;
  readonly type: ModelType;
  readonly where: Where;
  /** The configuration names the field, so it should be there. */
  readonly isNamed: boolean;
}

function missingField({ own, name, type, where, isNamed }: Missing): Difference[] {
  const suggestion = nearest(name, unreadFields(type, own));
  const meant = suggestion === undefined ? '' : ` Perhaps "${suggestion}" is meant.`;
  const missing = isNamed
    ? `${subjectOf(type.id, name)}, which the configuration reads as "${own.id}", is missing`
    : `${subjectOf(type.id, name)} is missing`;
  const at = { ...where, field: name };
  if (own.required) {
    const message = `${missing}: no entry of ${type.id} gets a page or is shown, and schema/missing-field reports each.`;
    const advice = `Add the field (${own.type}, required) in Contentful, or name the one that holds it under "contentTypes" in the configuration.${meant}`;
    return [placed({ impact: 'breaking', change: 'field-missing', message, advice }, at)];
  }
  if (isNamed) {
    const message = `${missing}: that part of the page stays empty.`;
    const advice = `Correct the name under "contentTypes" in the configuration.${meant}`;
    return [placed({ impact: 'risky', change: 'field-missing', message, advice }, at)];
  }
  const message = `${missing}: pages do without it.${meant}`;
  return [placed({ impact: 'safe', change: 'field-missing', message, advice: '' }, at)];
}

/** The fields that may hold what is missed: not those that are read as another one of ours, nor those of another type. */
const unreadFields = (type: ModelType, { type: wanted }: ModelField): string[] => {
  const definition: { readonly fields: Readonly<Record<string, unknown>> } | undefined = Object.hasOwn(
    contentTypes,
    type.id,
  )
    ? contentTypes[type.id as keyof typeof contentTypes]
    : undefined;
  return [...type.fields.values()].flatMap(({ id, type: fieldType }) =>
    (definition && Object.hasOwn(definition.fields, id)) || !isReadable(fieldType, wanted) ? [] : [id],
  );
};

function unread({ id }: ModelType, suggestion: string | undefined): Difference {
  const message = `The content type ${id} is not read: its entries are not shown, and schema/unknown-type reports them.`;
  const map = `map it under "contentTypes" in the configuration`;
  const advice =
    suggestion === undefined
      ? `Where its entries are content, ${map}.`
      : `If it is meant as ${suggestion}, ${map}.`;
  return placed({ impact: 'safe', change: 'type-added', message, advice }, unreadPlace(id));
}

const unreadPlace = (id: string): Where => ({ against, contentType: id, readAs: undefined });

function noArticles({ space, reading }: Comparison): Difference[] {
  const hasArticles = [...space.model.types.keys()].some((id) => isArticleType(reading.typeOf(id) ?? ''));
  if (hasArticles) return [];
  const message =
    'The space has no content type whose entries are articles, such as kbHowTo: there is no page to build.';
  const advice =
    'Map the types of the space under "contentTypes" in the configuration, or import ours: fieldbook model print --out model.json.';
  return [placed({ impact: 'breaking', change: 'no-articles', message, advice }, unreadPlace('*'))];
}

const unusedMappings = ({ space, reading }: Comparison): Difference[] =>
  reading.mapped
    .filter((id) => !space.model.types.has(id))
    .map((id) => {
      const suggestion = nearest(id, space.model.types.keys());
      const meant = suggestion === undefined ? '' : `; perhaps ${suggestion} is meant`;
      const message = `The content type ${id}, which the configuration reads as ${reading.typeOf(id)}, is not in the space.`;
      const advice = `Correct its name under "contentTypes" in the configuration${meant}.`;
      return placed(
        { impact: 'risky', change: 'mapping-unused', message, advice },
        { against, contentType: id, readAs: reading.typeOf(id) },
      );
    });
