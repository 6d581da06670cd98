import type { Context, Hono } from 'hono';
import { chatFeedback } from '../../../schemas/services/help-center/answer-feedback.ts';
import { chatPaths } from '../../../schemas/services/help-center/chat.ts';
import { readRequest } from '../wire/read-request.ts';
import { refuse } from '../wire/refuse.ts';
import { requiredQuery } from '../wire/required-query.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import type { ChatConversation } from './chat-sessions.ts';
import { anySession } from './open-session.ts';

/** Adds the routes for ratings of a reply and of a whole session. Source: docs/requirements.md, CH-3. */
export function addRatingRoutes(app: Hono, settings: ServiceSettings): void {
  app.post(chatPaths.botMessageFeedback, async (context) => {
    const query = requiredQuery(context, ['sessionId', 'botMessageId']);
    if (!query.ok) return query.failure;
    const session = await anySession(context, query.value.sessionId, settings);
    if (!session.ok) return session.failure;
    if (!session.value.replies.includes(query.value.botMessageId))
      return refuse(context, 404, 'The session has no such reply.');
    return rateChat(context, { session: session.value, replyId: query.value.botMessageId }, settings);
  });
  app.post(chatPaths.sessionFeedback, async (context) => {
    const query = requiredQuery(context, ['sessionId']);
    if (!query.ok) return query.failure;
    const session = await anySession(context, query.value.sessionId, settings);
    return session.ok
      ? rateChat(context, { session: session.value, replyId: null }, settings)
      : session.failure;
  });
}

async function rateChat(
  context: Context,
  rated: { readonly session: ChatConversation; readonly replyId: string | null },
  { events }: ServiceSettings,
): Promise<Response> {
  const request = await readRequest(context, chatFeedback);
  if (!request.ok) return request.failure;
  const { rating, options, description = null, linkUrl = null } = request.value;
  events.keep('chatRatings', {
    sessionId: rated.session.id,
    replyId: rated.replyId,
    rating,
    reasons: options,
    description,
    linkUrl,
  });
  return context.body(null, 204);
}
