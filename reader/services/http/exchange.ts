import { failure, type Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { startDeadline, type TimeLimit } from './deadline.ts';
import { isRedirect } from './is-redirect.ts';
import { lostConnection } from './lost-connection.ts';
import { requestInit, type ServiceRequest } from './request-init.ts';

/** `timeoutMs`: from the call to the last byte of the reply. */
export interface Sending extends ServiceRequest, TimeLimit {
  readonly address: string;
  readonly fetch: typeof fetch;
}

/**
 * Sends a call and reads its reply. Only this function maps network errors to failures: readers are told to check
 * their connection only if it can be the cause.
 */
export async function exchange<Reply>(
  // Taken out of its object: a browser's `fetch` refuses to be called as a method of anything but the window.
  { address, fetch, ...call }: Sending,
  read: (response: Response) => Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  const deadline = startDeadline(call);
  let hasBegun = false;
  try {
    const response = await fetch(address, { ...requestInit(call), signal: deadline.signal });
    hasBegun = true;
    return isRedirect(response) ? failure({ kind: 'redirected' }) : await read(response);
  } catch {
    return failure(deadline.missed() ?? lostConnection(hasBegun));
  } finally {
    deadline.clear();
  }
}
