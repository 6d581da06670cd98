import type { SpaceModel } from '../space-model.ts';
import type { FieldsInUse } from './fields-in-use.ts';

/** What a space says about its types. */
export interface ReadSpace {
  readonly model: SpaceModel;
  /** Asked of types that the model does not have. */
  readonly inUse?: FieldsInUse;
}
