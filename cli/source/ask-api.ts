import { beginsAsJson } from './begins-as-json.ts';
import { type Connection, hostOf, redacted, type TokenKind, tokenOf } from './connection.ts';
import { describeRedirect, isRedirect } from './describe-redirect.ts';
import { describeBrokenOff, describeRefusal } from './describe-refusal.ts';

/** The reply of an API, or a sentence about the failure. */
export type Answer =
  | { readonly ok: true; readonly value: unknown; readonly headers: Headers }
  | { readonly ok: false; readonly failure: string; readonly status: number | undefined };

interface Asked {
  readonly api: TokenKind;
  /** The path, such as `/spaces/abc/environments/master/locales?limit=1`. */
  readonly path: string;
  readonly deadlineMs?: number;
}

/**
 * Sends one request with the API's token and a deadline, without retries. It follows no redirect, because that would carry
 * the token away.
 */
export async function askApi(
  connection: Connection,
  { api, path, deadlineMs = 15_000 }: Asked,
): Promise<Answer> {
  const host = hostOf(connection, api);
  const url = `${connection.isInsecure ? 'http' : 'https'}://${host}${path}`;
  const headers = { authorization: `Bearer ${tokenOf(connection, api)}` };
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    const { ok, status, headers: replied } = response;
    const reset = replied.get('x-contentful-ratelimit-reset') ?? undefined;
    if (!ok) {
      await response.body?.cancel();
      const location = replied.get('location') ?? undefined;
      if (isRedirect(status)) return failed(describeRedirect({ status, location }, connection, api), status);
      return failed(describeRefusal(status, reset, { connection, api }), status);
    }
    const text = await textOf(response);
    const value = parsed(text);
    if (value !== undefined) return { ok: true, value, headers: replied };
    if (beginsAsJson(text)) return failed(describeBrokenOff(host), undefined);
    return failed(`${host} does not answer with JSON; a proxy may stand between.`, status);
  } catch (error) {
    return failed(redacted(`${host} ${unreached(error, deadlineMs)}.`, connection), undefined);
  }
}

const failed = (failure: string, status: number | undefined): Answer => ({ ok: false, failure, status });

/** A response that is cut off counts as empty. */
const textOf = (response: Response): Promise<string> =>
  response.text().catch((error: unknown) => {
    if ((error as Error).name === 'TimeoutError') throw error;
    return '';
  });

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function unreached(error: unknown, deadlineMs: number): string {
  const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `does not answer within ${deadlineMs / 1000} s`;
  return `is not reached (${cause?.code ?? cause?.message ?? name}); look at the network and at CONTENTFUL_HOST`;
}
