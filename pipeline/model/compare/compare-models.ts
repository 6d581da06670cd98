import { compareWithLock } from './compare-with-lock.ts';
import { compareWithOwn } from './compare-with-own.ts';
import { type Difference, type ModelReport, sortDifferences } from './difference.ts';
import type { Comparison } from './comparison.ts';
import type { Odd } from '../read-field.ts';
import { readingOf } from '../reading/reading.ts';
import { spaceFacts } from './type-differences.ts';

/** The differences of a space's model from ours and from its lock, worst first. */
export function compareModels(comparison: Comparison): ModelReport {
  const { space, lock, config, languages } = comparison;
  const reading = readingOf(config, space);
  const context = { ...comparison, reading, facts: spaceFacts(space.model, reading, languages) };
  const differences = sortDifferences([
    ...space.oddities.map(unreadable),
    ...compareWithOwn(context),
    ...(lock === undefined ? [] : compareWithLock(context, lock)),
  ]);
  const total = (wanted: Difference['impact']) =>
    differences.filter(({ impact }) => impact === wanted).length;
  return {
    version: 1,
    differences,
    summary: {
      breaking: total('breaking'),
      risky: total('risky'),
      safe: total('safe'),
      contentTypes: space.model.types.size,
    },
  };
}

const unreadable = ({ type, field, fault }: Odd): Difference => ({
  impact: 'risky',
  against: 'fieldbook',
  change: 'type-unreadable',
  contentType: type,
  ...(field !== undefined && { field }),
  message: `${fault}; the rest is compared.`,
  advice: 'Export the space again; Contentful writes no such model.',
});
