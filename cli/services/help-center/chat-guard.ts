import type { Context } from 'hono';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { chatInstance } from '../../../schemas/spec/network/services.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { readChatToken } from './chat-token.ts';

/** The caller of the chat or of a quick answer. */
export interface ChatCaller {
  /** Null for an anonymous reader. */
  readonly visitorId: string | null;
  readonly token: string;
}

/** The caller, by the token, or the response that says what is missing. Source: docs/requirements.md, CH-4. */
export function chatCaller(context: Context, settings: ServiceSettings): Result<ChatCaller, Response> {
  const token = /^Bearer (?<text>\S+)$/u.exec(context.req.header('authorization') ?? '')?.groups?.['text'];
  const reader = token === undefined ? undefined : readChatToken(token, settings);
  if (token === undefined || reader === undefined)
    return failure(refuse(context, 401, 'Send the token of /helpcenter/token as Bearer.'));
  if (context.req.header('instance') !== chatInstance)
    return failure(refuse(context, 400, `The header "instance" must be ${chatInstance}.`));
  return success({ visitorId: reader.visitorId, token });
}

/** The same for calls that need a signed-in reader. Source: docs/requirements.md, "Roles". */
export function signedInCaller(context: Context, settings: ServiceSettings): Result<ChatCaller, Response> {
  const caller = chatCaller(context, settings);
  if (!caller.ok || caller.value.visitorId !== null) return caller;
  return failure(refuse(context, 403, 'Only signed-in readers get quick answers, and vote on them.'));
}
