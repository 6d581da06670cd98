import type * as z from 'zod/mini';
import { SourceError } from '../source/source-error.ts';

export interface AskTools {
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
}

interface Asked<Reply extends z.ZodMiniType> {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly reply: Reply;
}

type Answer<Value> =
  | { readonly value: Value }
  /** The token or the key was refused. */
  | { readonly isRefused: true; readonly sentence: string };

const deadlineMs = 15_000;
/** The delays before retries. */
const pausesMs = [1000, 3000];

/** Calls the live search, with retries while it is busy. Throws a sentence without headers and body for other failures. */
export async function askService<Reply extends z.ZodMiniType>(
  asked: Asked<Reply>,
  tools: AskTools,
): Promise<Answer<z.output<Reply>>> {
  const { host } = new URL(asked.address);
  let answer = await once(asked, tools);
  for (const pauseMs of pausesMs) {
    if (!('mayPass' in answer)) break;
    await tools.sleep(pauseMs);
    answer = await once(asked, tools);
  }
  if ('mayPass' in answer) throw new SourceError(`the search at ${host} ${answer.mayPass}.`);
  const { status, text } = answer;
  if (status === 401 || status === 403) {
    return {
      isRefused: true,
      sentence: `the search at ${host} refuses the key (status ${status}); see "search.service".`,
    };
  }
  if (status !== 200) {
    throw new SourceError(`the search at ${host} answers with status ${status}; see "search.service".`);
  }
  const parsed = asked.reply.safeParse(jsonOf(text));
  if (parsed.success) return { value: parsed.data };
  throw new SourceError(
    `the search at ${host} does not answer as its documentation says; a proxy may stand between.`,
  );
}

type Once = { readonly status: number; readonly text: string } | { readonly mayPass: string };

async function once(
  { address, headers, body }: Omit<Asked<z.ZodMiniType>, 'reply'>,
  { fetch: send }: AskTools,
): Promise<Once> {
  try {
    const response = await send(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // a redirect would send the token elsewhere
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { status } = response;
    if (status === 429 || status >= 500) return { mayPass: `answers with status ${status}, again and again` };
    return { status, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') return { mayPass: `does not answer within ${deadlineMs / 1000} s` };
    return {
      mayPass: `is not reached (${cause?.code ?? name}); look at the network and at "search.service"`,
    };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
