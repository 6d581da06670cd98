import type { Context } from 'hono';
import { chatFeedback } from '../../../schemas/services/answer-feedback.ts';
import { readRequest } from '../services/read-request.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import type { ChatConversation } from './chat-sessions.ts';

/** Keeps what a reader thinks of a reply, or of a whole session. Source: requirements CH-3. */
export async function rateChat(
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
