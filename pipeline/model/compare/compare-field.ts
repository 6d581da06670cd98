import { compareBounds } from './compare-bounds.ts';
import { compareLists } from './compare-lists.ts';
import { comparePattern } from './compare-pattern.ts';
import type { FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';
import { compareFieldType, isReadable } from './field-type.ts';

/** All differences of a field that is read, from its earlier or expected form. */
export function compareField(pair: FieldPair): FieldFault[] {
  const switches = [...compareRequired(pair), ...compareLocalized(pair), ...compareHidden(pair)];
  const type = compareFieldType(pair);
  // the limits of a field that is not read do not matter
  if (!isReadable(pair.now.type, pair.own.type)) return [...type, ...switches];
  const limits = [
    ...compareLists(pair),
    ...comparePattern(pair),
    ...compareUnique(pair),
    ...compareBounds(pair),
  ];
  return [...type, ...switches, ...limits];
}

function compareRequired({ subject, before, now, own }: FieldPair): FieldFault[] {
  if (before.required === now.required) return [];
  if (now.required) {
    return [safe('required', `${subject} is required in the space: every entry has a value.`)];
  }
  if (!own.required) return [safe('required', `${subject} is not required any more; pages do without it.`)];
  const message = `${subject} can be left empty: such an entry gets no page, and schema/missing-field reports it.`;
  return [{ impact: 'risky', change: 'required', message, advice: 'Make the field required in Contentful.' }];
}

function compareLocalized({ subject, before, now, space }: FieldPair): FieldFault[] {
  // with one language, localization makes no difference
  if (before.localized === now.localized || space.languages < 2) return [];
  if (now.localized) {
    return [safe('localized', `${subject} has a value for each language; the one that is built is read.`)];
  }
  const message = `${subject} has one value for all ${space.languages} languages: readers of the others get that of the default language.`;
  const advice = 'Switch localization on for the field in Contentful, and translate its values.';
  return [{ impact: 'risky', change: 'localized', message, advice }];
}

function compareHidden({ subject, before, now, own }: FieldPair): FieldFault[] {
  const impact = own.required ? 'breaking' : 'risky';
  const entry = own.required ? ', and schema/missing-field reports each' : '';
  const hidden: readonly (FieldFault & { readonly change: 'disabled' | 'omitted' })[] = [
    {
      impact,
      change: 'disabled',
      message: `${subject} cannot be edited: new entries come without it${entry}.`,
      advice: 'Switch editing on for the field in Contentful.',
    },
    {
      impact,
      change: 'omitted',
      message: `${subject} is left out of what the delivery API gives: published entries come without it${entry}.`,
      advice: 'Include the field in the API response again, in its settings in Contentful.',
    },
  ];
  return hidden.flatMap((fault) => {
    if (before[fault.change] === now[fault.change]) return [];
    return now[fault.change] ? [fault] : [safe(fault.change, `${subject} is not ${fault.change} any more.`)];
  });
}

function compareUnique({ subject, before, now, own }: FieldPair): FieldFault[] {
  if (before.limits.unique === now.limits.unique) return [];
  if (now.limits.unique) return [safe('unique', `${subject} takes each value once in the space.`)];
  if (!own.limits.unique) return [safe('unique', `${subject} takes a value more than once.`)];
  const message = `${subject} takes a value twice: two pages can claim one address, and slugs/duplicate reports them.`;
  return [{ impact: 'risky', change: 'unique', message, advice: 'Make the field unique in Contentful.' }];
}

const safe = (change: FieldFault['change'], message: string): FieldFault => ({
  impact: 'safe',
  change,
  message,
  advice: '',
});
