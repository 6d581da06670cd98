import type { Result } from '../../../schemas/base/result.ts';
import type { CaseCloseReply } from '../../../schemas/services/help-center/case-close.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { failureMessage } from '../../messages/failure-message.ts';
import { message } from '../../messages/message.ts';
import { exclusively } from '../../services/exclusively.ts';
import { hasMark, setMark } from '../../services/tab-marks.ts';
import { isDeflected, rememberDeflected } from './deflected-cases.ts';

/** `processed`: it was kept or closed before, in another tab perhaps, and nothing was done now. */
export type Keeping = 'kept' | 'processed';
export type Closing = CaseCloseReply | 'processed';

/** Keeps a case, unless it was kept or closed before. Source: docs/requirements.md, DF-3. */
export const keepCase = (caseId: string): Promise<Keeping> =>
  processOnce(caseId, async () => {
    await remember(caseId);
    return 'kept' as const;
  });

/**
 * Closes a case, unless it was kept or closed before. Only success is stored: a failure can be retried. Source:
 * docs/requirements.md, DF-3.
 */
export const closeCase = (
  caseId: string,
  call: () => Promise<Result<CaseCloseReply, ServiceFailure>>,
): Promise<Closing> =>
  processOnce(caseId, async () => {
    const answer = await call();
    const reply = answer.ok ? answer.value : failed(answer.failure);
    if (reply.result === 'success') await remember(caseId);
    return reply;
  });

/** Other tabs wait, then check again: the case may have been processed meanwhile. */
const processOnce = <Done>(caseId: string, work: () => Promise<Done>): Promise<Done | 'processed'> =>
  exclusively('fieldbook-support-case-lock', async () =>
    isDeflected(caseId) || (await hasMark(markOf(caseId))) ? 'processed' : work(),
  );

/** Stores the case and sets the mark. Other tabs see the mark before they begin. */
async function remember(caseId: string): Promise<void> {
  rememberDeflected(caseId);
  await setMark(markOf(caseId));
}

const markOf = (caseId: string): string => `fieldbook-support-case-processed:${caseId}`;

/** Source: docs/requirements.md, "Texts". */
const failed = (failure: ServiceFailure): CaseCloseReply => ({
  result: 'failure',
  message: message('case.failedBecause', { reason: failureMessage(failure) }),
});
