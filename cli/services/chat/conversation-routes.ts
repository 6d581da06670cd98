import type { Hono } from 'hono';
import {
  chatPaths,
  createSessionRequest,
  userMessageRequest,
} from '../../../schemas/services/help-center/chat.ts';
import { chatCaller } from '../help-center/chat-guard.ts';
import { readRequest } from '../wire/read-request.ts';
import { requiredQuery } from '../wire/required-query.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { answerMessage } from './answer-message.ts';
import type { ChatConversation } from './chat-sessions.ts';
import { anySession, openSession } from './open-session.ts';
import type { SiteAnswers } from './site-answers.ts';

/** Adds the routes of a conversation, from its first message to its end. */
export function addConversationRoutes(app: Hono, answers: SiteAnswers, settings: ServiceSettings): void {
  const { sessions } = settings;
  app.post(chatPaths.createSession, async (context) => {
    const caller = chatCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, createSessionRequest);
    if (!request.ok) return request.failure;
    const { source } = request.value;
    const { id, createdAtMs } = await sessions.open(caller.value.visitorId, source);
    return context.json({ id, createdUtc: new Date(createdAtMs).toISOString(), botId: 'fieldbook', source });
  });
  app.post(chatPaths.userMessage, async (context) => {
    const caller = chatCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, userMessageRequest);
    if (!request.ok) return request.failure;
    const session = await openSession(context, request.value.sessionId, settings);
    if (!session.ok) return session.failure;
    return answerMessage(context, request.value, { session: session.value, answers, settings });
  });
  app.post(chatPaths.updateSessionCategory, async (context) => {
    const query = requiredQuery(context, ['category', 'subCategory', 'sessionId']);
    if (!query.ok) return query.failure;
    const { sessionId, category, subCategory } = query.value;
    const session = await openSession(context, sessionId, settings);
    if (!session.ok) return session.failure;
    await sessions.change(session.value, () => ({ category, subCategory }));
    return context.body(null, 204);
  });
  app.post(chatPaths.closeSession, async (context) => {
    const query = requiredQuery(context, ['sessionId']);
    if (!query.ok) return query.failure;
    const session = await anySession(context, query.value.sessionId, settings);
    if (!session.ok) return session.failure;
    await closeSession(session.value, settings);
    return context.body(null, 204);
  });
}

/** Closes a session, and keeps how it went. A closed session stays as it is. */
async function closeSession(
  session: ChatConversation,
  { sessions, events, now }: ServiceSettings,
): Promise<void> {
  if (session.closedAtMs !== undefined) return;
  await sessions.change(session, () => ({ closedAtMs: now() }));
  const { id, category = null, subCategory = null, questions, answered } = session;
  events.keep('chats', { sessionId: id, category, subCategory, questions, answered });
}
