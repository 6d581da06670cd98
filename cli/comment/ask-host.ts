import type * as z from 'zod/mini';
import { parseUrl } from '../../pipeline/addresses/parse-url.ts';
import { isLoopback } from '../is-loopback.ts';
import { packageVersion } from '../package-files.ts';
import { SourceError } from '../source/source-error.ts';
import { UsageError } from '../usage-error.ts';

const deadlineMs = 30_000;

/** How to ask a host's API. */
export interface HostAccess {
  readonly name: string;
  /** The address of the API, without a slash at its end. */
  readonly api: string;
  /** With the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** What to do if the host refuses the token. */
  readonly permission: string;
}

/** Gets what is at a path, which begins with a slash. Throws a `SourceError` for a reply of another shape. */
export async function getFrom<Schema extends z.ZodMiniType>(
  host: HostAccess,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await ask(host, { method: 'GET', path });
  const reply = schema.safeParse(await response.json().catch(() => undefined));
  if (reply.success) return reply.data;
  throw new SourceError(
    `what answers at ${host.api} is not the API of ${host.name}; a proxy may stand between.`,
  );
}

interface Sent {
  readonly method: 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  /** Sent as JSON. */
  readonly body: Readonly<Record<string, string>>;
}

export async function sendTo(host: HostAccess, sent: Sent): Promise<void> {
  const response = await ask(host, sent);
  await response.body?.cancel();
}

/** Sends one request. It follows no redirect, because that would carry the token away. */
async function ask(
  { name, api, headers, permission }: HostAccess,
  {
    method,
    path,
    body,
  }: Omit<Sent, 'method' | 'body'> & { readonly method: string; readonly body?: Sent['body'] },
): Promise<Response> {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: {
      ...headers,
      'user-agent': `fieldbook/${packageVersion()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch((error: unknown) => {
    throw new SourceError(`${name} is not reached at ${api}; look at the network.`, { cause: error });
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  throw new SourceError(
    [401, 403, 404].includes(status)
      ? `${name} refuses the comment (status ${status}); ${permission}.`
      : `${name} answers ${method} ${path} with status ${status}; try it again later.`,
  );
}

/** The address of an API that may get a token. */
export function apiAddress(variable: string, value: string): string {
  const url = parseUrl(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.host));
  if (!isSafe) throw new UsageError(`${variable} is no https address; the token is sent to no other.`);
  return value.replace(/\/+$/u, '');
}
