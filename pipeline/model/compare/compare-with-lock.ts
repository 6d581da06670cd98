import type { ComparisonContext } from './comparison.ts';
import type { Difference } from './difference.ts';
import { compareField } from './compare-field.ts';
import { ownModel } from '../own-model.ts';
import { readingOf } from '../reading/reading.ts';
import { plainField } from '../sources/parsed-source.ts';
import type { ModelField, ModelType, SpaceModel } from '../space-model.ts';
import {
  displayFieldDifference,
  fieldDifferences,
  inOurTerms,
  placed,
  safeDifference,
  subjectOf,
  type Where,
} from './type-differences.ts';

/** The changes of a space's model since it was locked. Changes of types and fields that are not read are safe. */
export function compareWithLock(comparison: ComparisonContext, lock: SpaceModel): Difference[] {
  const { space, config } = comparison;
  const readingBefore = readingOf(config, { model: lock });
  const ids = new Set([...lock.types.keys(), ...space.model.types.keys()]);
  return [...ids].flatMap((id): Difference[] => {
    const [before, now] = [lock.types.get(id), space.model.types.get(id)];
    // a type that was ours and has lost most of its fields is read as before, so that its fields count as lost
    const reading = readingBefore.of(id).kind === 'read' ? readingBefore : comparison.reading;
    const where: Where = { against: 'lock', contentType: id, readAs: reading.typeOf(id) };
    if (before !== undefined && now !== undefined) {
      return changedType({ before, now }, where, { ...comparison, reading });
    }
    return before === undefined ? [newType(where)] : [goneType(where)];
  });
}

function newType(where: Where): Difference {
  return safeDifference('type-added', `The content type ${where.contentType} is new since the lock.`, where);
}

function goneType(where: Where): Difference {
  const gone = `The content type ${where.contentType} is gone since the lock`;
  if (where.readAs === undefined) return safeDifference('type-missing', `${gone}; it was not read.`, where);
  const message = `${gone}: what its entries held is not shown any more.`;
  return placed({ impact: 'breaking', change: 'type-missing', message, advice: accept }, where);
}

const accept = 'Bring it back in Contentful, or accept the change with fieldbook model lock.';

function changedType(
  { before, now }: { readonly before: ModelType; readonly now: ModelType },
  where: Where,
  comparison: ComparisonContext,
): Difference[] {
  const { reading } = comparison;
  const own = where.readAs && ownModelOnce.types.get(where.readAs);
  const read = reading.of(now.id);
  const ours = new Map<string, ModelField>(
    [...(own?.fields.values() ?? [])].flatMap((field) => {
      const source = read.kind === 'read' ? plainField(read.sources.get(field.id)) : undefined;
      return source === undefined ? [] : [[source, field]];
    }),
  );
  const ids = new Set([...before.fields.keys(), ...now.fields.keys()]);
  const ofFields = [...ids].flatMap((id) =>
    changedField(
      { was: before.fields.get(id), is: now.fields.get(id), own: ours.get(id) },
      { ...where, field: id },
      comparison,
    ),
  );
  return [...ofFields, ...displayFieldDifference(before, now, where)];
}

const ownModelOnce = ownModel();

interface FieldThen {
  readonly was: ModelField | undefined;
  readonly is: ModelField | undefined;
  /** Undefined where the field is not read. */
  readonly own: ModelField | undefined;
}

function changedField(
  { was, is, own }: FieldThen,
  where: Where,
  comparison: ComparisonContext,
): Difference[] {
  const subject = subjectOf(where.contentType, where.field ?? '');
  if (was === undefined) return [safeDifference('field-added', `${subject} is new since the lock.`, where)];
  if (is === undefined) {
    const gone = `${subject} is gone since the lock`;
    if (own === undefined) return [safeDifference('field-missing', `${gone}; it was not read.`, where)];
    const message = `${gone}: what it held is not shown any more.`;
    return [placed({ impact: 'breaking', change: 'field-missing', message, advice: accept }, where)];
  }
  const { reading, facts } = comparison;
  const [before, now] = [inOurTerms(was, reading), inOurTerms(is, reading)];
  if (own !== undefined) return fieldDifferences({ before, now, own }, where, facts);
  const [first] = compareField({ subject, before, now, own: before, space: facts });
  if (first === undefined) return [];
  const message = `${subject} has changed since the lock; it is not read.`;
  return [safeDifference(first.change, message, where)];
}
