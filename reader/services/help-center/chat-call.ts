import * as z from 'zod/mini';
import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { HelpCenterAccess, HelpCenterCall } from './help-center-call.ts';
import { callService } from '../http/http.ts';
import type { ServiceRequest } from '../http/request-init.ts';
import { expectingReply } from '../http/unexpected-answer.ts';

/** For the calls around a conversation: they may take as long as a page. */
const timeoutMs = 10_000;

interface ChatRequest<Reply> extends Pick<ServiceRequest, 'method' | 'body'> {
  /** Below the address of the chat. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The schema of the reply. Undefined: the reply is ignored. */
  readonly reply?: z.ZodMiniType<Reply>;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the chat. `undefined`: an empty result. */
export type ChatCall = <Reply>(
  request: ChatRequest<Reply>,
) => Promise<Result<Reply | undefined, ServiceFailure>>;

/** The chat's calls but for the one that is followed while it is answered. Source: docs/requirements.md, CH-4. */
export const chatCall =
  (call: HelpCenterCall): ChatCall =>
  ({ signal, ...request }) =>
    call({ timeoutMs, signal }, (access) => sendChatRequest(access, request));

/** The same with a token that is at hand. */
export const sendChatRequest = <Reply>(
  given: HelpCenterAccess,
  { path, query, reply, ...request }: Omit<ChatRequest<Reply>, 'signal'>,
): Promise<Result<Reply | undefined, ServiceFailure>> =>
  expectingReply(given, ({ addressOf, ...access }) =>
    callService({
      ...access,
      ...request,
      address: addressOf(path) + searchOf(query),
      timeoutMs,
      ...(reply === undefined ? { reads: 'text', reply: readNothing } : { reply: z.optional(reply) }),
    }),
  );

const readNothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

const searchOf = (query: ChatRequest<unknown>['query']): string =>
  query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
