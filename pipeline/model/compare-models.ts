import type { PipelineConfig } from '../config/config.ts';
import { compareWithLock } from './compare-with-lock.ts';
import { compareWithOwn } from './compare-with-own.ts';
import { type Difference, type ModelReport, sortDifferences } from './difference.ts';
import type { SpaceFacts } from './field-pair.ts';
import type { Odd } from './read-field.ts';
import type { ReadModel } from './read-model.ts';
import { type Reading, readingOf } from './reading.ts';
import type { SpaceModel } from './space-model.ts';
import { spaceFacts } from './type-differences.ts';

/** What is compared, and what is known of the space beside its model. */
export interface Comparison {
  readonly space: ReadModel;
  /** The model of the space as it was once accepted. */
  readonly lock: SpaceModel | undefined;
  /** How the configuration reads the space. */
  readonly config: Pick<PipelineConfig, 'contentTypes'>;
  /** How many languages the space has; 1 where that is not known. */
  readonly languages: number;
  /** How many entries the space has of each of its types; none where that is not known. */
  readonly entries: ReadonlyMap<string, number>;
}

/** With what is worked out once. */
export interface ComparisonContext extends Comparison {
  readonly reading: Reading;
  readonly facts: SpaceFacts;
}

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
