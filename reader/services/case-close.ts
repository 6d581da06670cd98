import type { Result } from '../../schemas/base/result.ts';
import {
  caseCloseReply,
  type CaseCloseReply,
  type CaseCloseRequest,
} from '../../schemas/services/case-close.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { callService } from './http.ts';

/** What closes a case asks another system, and a reader who has decided waits for it. */
const timeoutMs = 20_000;

interface CaseCloseCall extends CaseCloseRequest {
  readonly address: string;
  readonly fetch: typeof fetch;
}

/** Closes a support case, even where the page is left at once. Source: requirements DF-4. */
export const closeCase = ({
  address,
  fetch,
  ...body
}: CaseCloseCall): Promise<Result<CaseCloseReply, ServiceFailure>> =>
  callService({
    address,
    fetch,
    method: 'POST',
    body: body satisfies CaseCloseRequest,
    keepalive: true,
    reply: caseCloseReply,
    timeoutMs,
  });
