import type { Result } from '../../schemas/base/result.ts';
import {
  caseCloseReply,
  type CaseCloseReply,
  type CaseCloseRequest,
} from '../../schemas/services/help-center/case-close.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { callService } from './http/http.ts';
import { logFailure } from './log-failure.ts';

/** The service calls another system, and the reader is ready to wait. */
const timeoutMs = 20_000;

interface CaseCloseCall extends CaseCloseRequest {
  readonly address: string;
  readonly fetch: typeof fetch;
}

/** Closes a support case, even where the page is left at once. Source: docs/requirements.md, DF-3, DF-4. */
export async function closeCase({
  address,
  fetch,
  ...body
}: CaseCloseCall): Promise<Result<CaseCloseReply, ServiceFailure>> {
  const answer = await callService({
    address,
    fetch,
    method: 'POST',
    body: body satisfies CaseCloseRequest,
    keepalive: true,
    reply: caseCloseReply,
    timeoutMs,
  });
  if (!answer.ok) logFailure(failedBecause(answer.failure.kind), answer.failure);
  return answer;
}

/** Source: docs/requirements.md, "Texts". */
const failedBecause = (reason: string) => ({
  category: 'case',
  message: `Failed to close case: ${reason}`,
});
