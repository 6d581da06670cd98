import { isArticleType } from '../../../schemas/content/article-types.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { nearest } from '../../nearest.ts';
import type { ComparisonContext } from './comparison.ts';
import { anyOf, shortened } from '../../rules/words.ts';
import type { Difference, FieldFault } from './difference.ts';
import { mappingLine } from '../reading/mapping-line.ts';
import { missingTypes } from './missing-types.ts';
import { ownModel } from '../own-model.ts';
import { isReadable } from './field-type.ts';
import type { ReadType, TypeReading } from '../reading/reading.ts';
import { heldBy } from '../sources/conversions.ts';
import { plainField } from '../sources/parsed-source.ts';
import { kindOfType } from '../sources/value-kind.ts';
import { isMainContent } from '../reading/renamed-fields.ts';
import type { ModelField, ModelType } from '../space-model.ts';
import {
  displayFieldDifference,
  fieldDifferences,
  inOurTerms,
  placed,
  safeDifference,
  subjectOf,
  type Where,
} from './type-differences.ts';

const against = 'fieldbook';

/** The differences between a space's model and the model that the pipeline reads. */
export function compareWithOwn(comparison: ComparisonContext): Difference[] {
  const { space, reading } = comparison;
  const own = ownModel();
  const found = [...space.model.types.values()].flatMap((type): Difference[] => {
    const first = reading.of(type.id);
    if (first.kind !== 'read') return unreadType[first.kind](type);
    return reading.allOf(type.id).flatMap((read) => {
      const wanted = own.types.get(read.id);
      return wanted === undefined ? [] : compareType(wanted, type, { read, comparison });
    });
  });
  const none = noArticles(comparison);
  // a space without articles need not have our other types
  const missing = missingTypes(own, comparison).filter(
    ({ impact }) => none.length === 0 || impact === 'breaking',
  );
  return [...found, ...none, ...missing, ...unusedMappings(comparison)];
}

interface Compared {
  readonly read: ReadType;
  readonly comparison: ComparisonContext;
}

function compareType(wanted: ModelType, type: ModelType, { read, comparison }: Compared): Difference[] {
  const { reading, facts } = comparison;
  const where: Where = { against, contentType: type.id, readAs: read.id };
  const ofFields = [...wanted.fields.values()].flatMap((own) => {
    const source = read.sources.get(own.id);
    const name = plainField(source) ?? (own.required && source === undefined ? own.id : undefined);
    if (name === undefined) return []; // the mapping is checked with the configuration
    const field = type.fields.get(name);
    if (field === undefined) {
      return missingField({ own, name, type, where, read });
    }
    const ours = read.named.has(own.id) ? read.definition.fields[own.id] : undefined;
    if (ours !== undefined && !isReadable(field.type, own.type) && heldBy(ours, [kindOfType(field.type)])) {
      return []; // it becomes a value of ours
    }
    const now = inOurTerms(field, reading);
    return fieldDifferences({ before: own, now, own }, where, facts);
  });
  // another space's type has fields of its own
  if (read.mapping !== undefined) return ofFields;
  const renamed = new Set([...read.renamed.values()].flat());
  const extra = [...type.fields.keys()]
    .filter((name) => !read.used.has(name) && !renamed.has(name))
    .map((name) => {
      const message = `${subjectOf(type.id, name)} is not read: its values are not shown, and schema/unknown-field reports them.`;
      return safeDifference('field-added', message, { ...where, field: name });
    });
  return [...ofFields, ...extra, ...displayFieldDifference(wanted, type, where)];
}

interface Missing {
  readonly own: ModelField;
  /** The name in the space. */
  readonly name: string;
  readonly type: ModelType;
  readonly where: Where;
  readonly read: ReadType;
}

function missingField({ own, name, type, where, read }: Missing): Difference[] {
  const isNamed = read.named.has(own.id); // so it should be there
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
  const content = missingContent({ own, name, type, where, read });
  if (content !== undefined) return [placed(content, at)];
  const message = `${missing}: pages do without it.${meant}`;
  return [safeDifference('field-missing', message, at)];
}

/** The fault if a missing field holds the texts or parts of its entries. */
function missingContent({ own, name, type, read }: Missing): FieldFault | undefined {
  const missing = `${subjectOf(type.id, name)} is missing`;
  const [first, ...others] = read.renamed.get(own.id) ?? [];
  const fault = { impact: 'breaking', change: 'field-missing' } as const;
  if (first !== undefined) {
    const names = anyOf([first, ...others].map((field) => `"${shortened(field)}"`));
    const message = `${missing}, and ${names} is of the same kind: content that is there is not shown, and schema/renamed-field reports it.`;
    const advice = `Map the field in the configuration, or give it its old id in Contentful: ${mappingLine(type.id, read, [own.id, first])}.`;
    return { ...fault, message, advice };
  }
  if (type.id !== read.id || !isMainContent(read.id, own.id)) return undefined;
  return {
    ...fault,
    message: `${missing}: it holds the content of ${type.id}, and readers see none of it once entries are written without it.`,
    advice: `Add the field (${own.type}) in Contentful, or name the one that holds the content under "contentTypes" in the configuration.`,
  };
}

/** The fields that may hold the missing values: not those that are read as another field of ours, nor those of another type. */
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

const unreadType: {
  readonly [Kind in Exclude<TypeReading['kind'], 'read'>]: (type: ModelType) => Difference[];
} = { off: () => [], namesake, unknown };

function unknown({ id }: ModelType): Difference[] {
  const suggestion = nearest(id, Object.keys(contentTypes));
  const message = `The content type ${id} is not read: its entries have no page, and schema/unknown-type counts them.`;
  const map = `map it under "contentTypes" in the configuration`;
  const advice =
    suggestion === undefined
      ? `Where its entries are content, ${map}.`
      : `If it is meant as ${suggestion}, ${map}.`;
  return [placed({ impact: 'safe', change: 'type-added', message, advice }, unreadPlace(id))];
}

function namesake({ id }: ModelType): Difference[] {
  const message = `The content type ${id} has the id of one of Fieldbook's and other fields: it is not read, and schema/unknown-type reports its entries.`;
  const advice = `Where its entries are content, map it under "contentTypes" in the configuration; "${id}": false switches it off.`;
  return [placed({ impact: 'safe', change: 'type-added', message, advice }, unreadPlace(id))];
}

const unreadPlace = (id: string): Where => ({ against, contentType: id, readAs: undefined });

function noArticles({ space, reading }: ComparisonContext): Difference[] {
  const hasArticles = [...space.model.types.keys()].some((id) => reading.typesOf(id).some(isArticleType));
  if (hasArticles) return [];
  const message =
    'The space has no content type whose entries are articles, such as kbHowTo: there is no page to build.';
  const advice =
    'Map the types of the space under "contentTypes" in the configuration, or import ours: fieldbook model print --out model.json.';
  return [placed({ impact: 'breaking', change: 'no-articles', message, advice }, unreadPlace('*'))];
}

const unusedMappings = ({ space, reading }: ComparisonContext): Difference[] =>
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
