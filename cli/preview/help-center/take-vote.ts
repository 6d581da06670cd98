import type { Context } from 'hono';
import { quickAnswerVote } from '../../../schemas/services/quick-answer-vote.ts';
import { chatInstance } from '../../../schemas/spec/services.ts';
import { readRequest } from '../services/read-request.ts';
import { refuse } from '../services/refuse.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import { readChatToken } from './chat-token.ts';

/** Keeps what a signed-in reader thinks of an answer. Source: requirements QA-3; spec.md section 6. */
export async function takeVote(context: Context, settings: ServiceSettings): Promise<Response> {
  const token = /^Bearer (?<text>\S+)$/u.exec(context.req.header('authorization') ?? '')?.groups?.['text'];
  const reader = token === undefined ? undefined : readChatToken(token, settings);
  if (reader === undefined) return refuse(context, 401, 'Send the token of /helpcenter/token as Bearer.');
  if (reader.visitorId === null) return refuse(context, 403, 'Only signed-in readers vote on answers.');
  if (context.req.header('instance') !== chatInstance)
    return refuse(context, 400, `The header "instance" must be ${chatInstance}.`);
  const request = await readRequest(context, quickAnswerVote);
  if (!request.ok) return request.failure;
  const { id, rating, options, description } = request.value;
  settings.sent.keep('votes', {
    answerId: id,
    rating,
    reasons: options,
    description: description ?? null,
  });
  return context.body(null, 204);
}
