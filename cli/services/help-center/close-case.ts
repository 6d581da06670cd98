import type { Context } from 'hono';
import type { CaseCloseReply, CaseCloseRequest } from '../../../schemas/services/help-center/case-close.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { type CaseFault, caseFaultOf } from './case-faults.ts';
import { slowMs } from '../wire/fault-typed.ts';

const closed: CaseCloseReply = { result: 'success', message: 'The case is closed.' };
const refused: CaseCloseReply = { result: 'failure', message: 'An agent is working on this case.' };

/** Closes a case, or fails as its number asks. A closed case keeps its first result. */
export async function closeCase(
  context: Context,
  { caseId, articleUrl }: CaseCloseRequest,
  settings: ServiceSettings,
): Promise<Response> {
  const { sleep, events } = settings;
  const fault = caseFaultOf(caseId, settings);
  const failed = fault && (await failing[fault](context, sleep));
  if (failed !== undefined) return failed;
  const { result, message } = await events.closeCase({ caseId, articleUrl, ...closed });
  return context.json({ result, message });
}

type Failing = (
  context: Context,
  sleep: ServiceSettings['sleep'],
) => Response | undefined | Promise<Response | undefined>;

const failing: Readonly<Record<CaseFault, Failing>> = {
  refuse: (context) => context.json(refused),
  fail: (context) => refuse(context, 500, 'The case cannot be closed now.'),
  slow: async (_, sleep) => {
    await sleep(slowMs);
    return undefined;
  },
  garbage: (context) => context.html('<!doctype html><title>Not an answer</title>'),
};
