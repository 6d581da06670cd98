import type { PipelineConfig } from '../../config/config.ts';
import type { SpaceFacts } from './field-pair.ts';
import type { ReadModel } from '../read-model.ts';
import type { Reading } from '../reading/reading.ts';
import type { SpaceModel } from '../space-model.ts';

/** The two models to compare, and facts about the space that its model does not hold. */
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

/** A comparison with values that are computed once for it. */
export interface ComparisonContext extends Comparison {
  readonly reading: Reading;
  readonly facts: SpaceFacts;
}
