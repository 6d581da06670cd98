import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { compareModels } from '../../pipeline/model/compare/compare-models.ts';
import { readLiveModel } from '../model/live-model.ts';
import { count } from '../../schemas/base/count.ts';
import type { Connection } from '../source/connection.ts';
import { SourceError } from '../source/source-error.ts';
import { type Check, fail, ok, warn } from './check.ts';

const subject = 'content model';
const whatToDo = '`fieldbook model check --source contentful` names them, and what to do.';

/** Checks whether Fieldbook can read the space's content model. */
export async function checkModel(connection: Connection, config: PipelineConfig): Promise<Check> {
  try {
    const live = await readLiveModel(connection);
    const { summary } = compareModels({ ...live, lock: undefined, config });
    const { breaking, risky } = summary;
    if (breaking > 0)
      return fail(subject, `${count(breaking, 'difference')} break what is read: ${whatToDo}`);
    if (risky > 0) return warn(subject, `${count(risky, 'difference')} may break what is read: ${whatToDo}`);
    return ok(subject, `${count(live.space.model.types.size, 'content type')}, and nothing in the way`);
  } catch (error) {
    if (error instanceof SourceError) return fail(subject, error.message);
    throw error;
  }
}
