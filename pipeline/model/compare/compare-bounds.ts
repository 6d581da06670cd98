import type { FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';
import type { Bounds } from '../../../schemas/fields/limits.ts';

const limits = {
  length: 'texts of any length',
  count: 'any number of items',
  range: 'any number',
} as const;

/** The differences in the lengths, counts and ranges of values. */
export const compareBounds = (pair: FieldPair): FieldFault[] =>
  (Object.keys(limits) as (keyof typeof limits)[]).flatMap((limit) => compareBound(limit, pair));

function compareBound(limit: keyof typeof limits, { subject, before, now, own }: FieldPair): FieldFault[] {
  const [was, is, wanted] = [before.limits[limit], now.limits[limit], own.limits[limit]];
  if (was?.min === is?.min && was?.max === is?.max) return [];
  const words = rangeWords(is, limit);
  if (wanted !== undefined && isWider(is, wanted)) {
    const message = `${subject} takes ${words}: what is not ${rangeWords(wanted, limit)} is not read, and schema/invalid-value reports it.`;
    const advice = `Limit the field in Contentful to ${rangeWords(wanted, limit)}.`;
    return [{ impact: 'risky', change: limit, message, advice }];
  }
  return [{ impact: 'safe', change: limit, message: `${subject} takes ${words}.`, advice: '' }];
}

const isWider = (is: Bounds | undefined, wanted: Bounds): boolean =>
  (is?.min ?? -Infinity) < (wanted.min ?? -Infinity) || (is?.max ?? Infinity) > (wanted.max ?? Infinity);

function rangeWords(bounds: Bounds | undefined, limit: keyof typeof limits): string {
  const { min, max } = bounds ?? {};
  const unit = { length: ' characters', count: ' items', range: '' }[limit];
  if (min !== undefined && max !== undefined) return `${min} to ${max}${unit}`;
  if (min !== undefined) return `at least ${min}${unit}`;
  return max === undefined ? limits[limit] : `at most ${max}${unit}`;
}
