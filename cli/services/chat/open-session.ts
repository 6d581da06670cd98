import type { Context } from 'hono';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { chatCaller } from '../help-center/chat-guard.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import type { ChatConversation } from './chat-sessions.ts';

/** The caller's open session, or the response that says why there is none. */
export async function openSession(
  context: Context,
  sessionId: string,
  settings: ServiceSettings,
): Promise<Result<ChatConversation, Response>> {
  const session = await anySession(context, sessionId, settings);
  if (!session.ok || session.value.closedAtMs === undefined) return session;
  return failure(refuse(context, 409, 'The session is closed; create another one.'));
}

/** The caller's session, open or closed: closed ones can still be rated. */
export async function anySession(
  context: Context,
  sessionId: string,
  settings: ServiceSettings,
): Promise<Result<ChatConversation, Response>> {
  const caller = chatCaller(context, settings);
  if (!caller.ok) return caller;
  const session = await settings.sessions.find(sessionId, caller.value.visitorId);
  return session === undefined ? failure(refuse(context, 404, noSession)) : success(session);
}

/** A session of another reader counts as missing. */
export const noSession = 'There is no such session: it is too old, or it was never opened.';
