import { failure, type Result, success } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { helpCenterBaseUrl, helpCenterToken } from '../../../schemas/services/help-center/help-center.ts';
import { callService } from '../http/http.ts';
import { isPrivate } from '../../../schemas/services/token-hosts.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

/** After this time the chat counts as unavailable. */
const timeoutMs = 10_000;

interface HelpCenterCall {
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
}

/** Asks for the bearer token of the chat. Source: docs/requirements.md, AU-3. */
export const getHelpCenterToken = (call: HelpCenterCall): Promise<Result<string, ServiceFailure>> =>
  callService({ ...call, redirect: 'follow', reads: 'text', reply: helpCenterToken, timeoutMs });

/** Asks where the chat answers; an address that others can listen to is none. Source: docs/requirements.md, AU-3. */
export async function getHelpCenterAddress({
  page,
  ...call
}: HelpCenterCall & { readonly page: URL }): Promise<Result<URL, ServiceFailure>> {
  const answer = await callService({
    ...call,
    redirect: 'follow',
    reads: 'text',
    reply: helpCenterBaseUrl,
    timeoutMs,
  });
  if (!answer.ok) return answer;
  const address = parseUrl(answer.value, page);
  const isSafe =
    address !== undefined && address.username + address.password === '' && isPrivate(address, page);
  return isSafe ? success(address) : failure({ kind: 'untrustedAddress', address: answer.value });
}
