import { createClient } from 'contentful-management';
import * as z from 'zod/mini';
import { clientOptions } from '../../source/client-options.ts';
import { type Connection, tokenVariables } from '../../source/connection.ts';
import { describeClientFailure } from '../../source/live/client-failure.ts';
import { SourceError } from '../../source/source-error.ts';
import { describeInvalid } from './describe-invalid.ts';

/** An entry as the space has it now, published or not. */
export type LiveEntry = z.infer<typeof liveEntry>;

const liveEntry = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    version: z.number(),
    archivedVersion: z.optional(z.number()),
  }),
  fields: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

type WriteReply =
  | { readonly kind: 'written' }
  /** Somebody has written the entry since it was read, archived it or removed it; the reason where Contentful does not say that. */
  | { readonly kind: 'outdated'; readonly reason?: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads and writes entries. What the entry has nothing to do with throws a `SourceError` without tokens. */
export interface EntryClient {
  /** Undefined if the entry is deleted. */
  read(id: string): Promise<LiveEntry | undefined>;
  /** Writes all fields of an entry, if it still has the version that was read. Nothing is published. */
  write(entry: LiveEntry): Promise<WriteReply>;
}

export interface ClientLimits {
  readonly retries: number;
  /** For one request. */
  readonly timeoutMs: number;
}

const usualLimits: ClientLimits = { retries: 5, timeoutMs: 30_000 };

/** Runs `work` with a client of the management API, after a request that finds out whether space and token are right. */
export async function withEntryClient<Value>(
  connection: Connection,
  work: (client: EntryClient) => Promise<Value>,
  { retries, timeoutMs }: ClientLimits = usualLimits,
): Promise<Value> {
  const { options, close } = clientOptions(connection, 'management', retries);
  const defaults = { spaceId: connection.space, environmentId: connection.environment };
  const { entry, environment } = createClient({ ...options, timeout: timeoutMs }, { defaults });
  const who = { connection, api: 'management' } as const;
  const ask = async <Reply>(request: Promise<unknown>, replies: Replies<Reply>): Promise<Reply> => {
    try {
      return replies.ok(await request);
    } catch (error) {
      if (error instanceof SourceError) throw error;
      const known = replies.failed(failureOf(error));
      if (known !== undefined) return known.reply;
      throw new SourceError(describeClientFailure(error, who));
    }
  };
  try {
    await ask(environment.get({}), { ok: () => undefined, failed: () => undefined });
    return await work({
      read: (id) => ask(entry.get({ entryId: id }), { ok: (reply) => parsed(reply), failed: readFailure }),
      write: ({ sys, ...members }) =>
        // `as`: it was read by this client
        ask(entry.update({ entryId: sys.id }, { ...members, sys } as never), {
          ok: (reply) => parsed(reply) && { kind: 'written' },
          failed: writeFailure,
        }),
    });
  } finally {
    close();
  }
}

interface Replies<Reply> {
  readonly ok: (reply: unknown) => Reply;
  /** Undefined for a failure that has nothing to do with the entry. */
  readonly failed: (failure: Failure) => { readonly reply: Reply } | undefined;
}

function parsed(reply: unknown): LiveEntry {
  if (liveEntry.safeParse(reply).success) return reply as LiveEntry; // as it is: parsing would reorder its keys
  throw new TypeError('The reply is no entry.');
}

const readFailure = ({ status }: Failure): { readonly reply: undefined } | undefined =>
  status === 404 ? { reply: undefined } : undefined;

function writeFailure({ status, details }: Failure): { readonly reply: WriteReply } | undefined {
  if (status === 403) throw new SourceError(`${tokenVariables.management} may not write entries (403): give its user a role that may.`); // oxfmt-ignore
  if (status === 404 || status === 409) return { reply: { kind: 'outdated' } };
  const reason = describeInvalid(details) ?? `the answer is ${status} without a reason`;
  if (status === 422) return { reply: { kind: 'invalid', reason } };
  return status === 400 ? { reply: { kind: 'outdated', reason } } : undefined; // so it answers for one in the archive
}

interface Failure {
  readonly status: number | undefined;
  readonly details: unknown;
}

/** The client puts the reply into a JSON message, with the headers of the request: nothing else of it is read. */
function failureOf(error: unknown): Failure {
  try {
    const { status, details } = message.parse(JSON.parse((error as Error).message));
    return { status, details };
  } catch {
    return { status: undefined, details: undefined };
  }
}

const message = z.looseObject({ status: z.number(), details: z.optional(z.unknown()) });
