import { Hono } from 'hono';
import { chatPaths, createSessionRequest, userMessageRequest } from '../../../schemas/services/chat.ts';
import { quickAnswerPaths, quickAnswerRequest } from '../../../schemas/services/quick-answer.ts';
import { chatCaller, signedInCaller } from '../help-center/chat-guard.ts';
import type { PreviewSite } from '../preview-site.ts';
import { guards } from '../services/guards.ts';
import { readRequest } from '../services/read-request.ts';
import { refuse } from '../services/refuse.ts';
import { requiredQuery } from '../services/required-query.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import { answerMessage } from './answer-message.ts';
import { answerQuickly } from './answer-quickly.ts';
import { closeSession } from './close-session.ts';
import { anySession, openSession } from './open-session.ts';
import { rateChat } from './rate-chat.ts';
import { refreshCookies } from './refresh-cookies.ts';

/**
 * Answers in place of the chat and of quick answers, at the address that `/helpcenter/baseurl` names.
 * Source: requirements CH-1 to CH-4, QA-1; spec.md section 7, "Chat API".
 */
export function chatRoutes({ basePath, services, answers }: Site, settings: ServiceSettings): Hono {
  const app = new Hono().basePath(basePath);
  if (services['helpCenter'] === undefined || answers === undefined) return app;
  const { sessions } = settings;
  for (const paths of ['/api/Chat/*', quickAnswerPaths.answer]) app.use(paths, ...guards(settings));

  app.get(chatPaths.settings, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? context.json({ isInternal: false, showFilters: true }) : caller.failure;
  });
  app.get(chatPaths.filterOptions, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? context.json(answers.filterOptions()) : caller.failure;
  });
  app.post(chatPaths.createSession, async (context) => {
    const caller = chatCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, createSessionRequest);
    if (!request.ok) return request.failure;
    const { source } = request.value;
    const { id, createdAtMs } = sessions.open(caller.value.visitorId, source);
    return context.json({ id, createdUtc: new Date(createdAtMs).toISOString(), botId: 'preview', source });
  });
  app.post(chatPaths.userMessage, async (context) => {
    const caller = chatCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, userMessageRequest);
    if (!request.ok) return request.failure;
    const session = openSession(context, request.value.sessionId, settings);
    if (!session.ok) return session.failure;
    return answerMessage(context, request.value, { session: session.value, answers, settings });
  });
  app.post(chatPaths.botMessageFeedback, async (context) => {
    const query = requiredQuery(context, ['sessionId', 'botMessageId']);
    if (!query.ok) return query.failure;
    const session = anySession(context, query.value.sessionId, settings);
    if (!session.ok) return session.failure;
    if (!session.value.replies.includes(query.value.botMessageId))
      return refuse(context, 404, 'The session has no such reply.');
    return rateChat(context, { session: session.value, replyId: query.value.botMessageId }, settings);
  });
  app.post(chatPaths.sessionFeedback, async (context) => {
    const query = requiredQuery(context, ['sessionId']);
    if (!query.ok) return query.failure;
    const session = anySession(context, query.value.sessionId, settings);
    return session.ok
      ? rateChat(context, { session: session.value, replyId: null }, settings)
      : session.failure;
  });
  app.post(chatPaths.updateSessionCategory, (context) => {
    const query = requiredQuery(context, ['category', 'subCategory', 'sessionId']);
    if (!query.ok) return query.failure;
    const { sessionId, category, subCategory } = query.value;
    const session = openSession(context, sessionId, settings);
    if (!session.ok) return session.failure;
    sessions.change(session.value, () => ({ category, subCategory }));
    return context.body(null, 204);
  });
  app.post(chatPaths.closeSession, (context) => {
    const query = requiredQuery(context, ['sessionId']);
    if (!query.ok) return query.failure;
    const session = anySession(context, query.value.sessionId, settings);
    if (!session.ok) return session.failure;
    closeSession(session.value, settings);
    return context.body(null, 204);
  });
  app.post(chatPaths.refreshAuthCookies, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? refreshCookies(context, basePath, settings) : caller.failure;
  });
  app.post(quickAnswerPaths.answer, async (context) => {
    const caller = signedInCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, quickAnswerRequest);
    return request.ok ? answerQuickly(context, request.value, { answers, settings }) : request.failure;
  });
  return app;
}

type Site = Pick<PreviewSite, 'basePath' | 'services' | 'answers'>;
