import type { Context } from 'hono';
import { quickAnswerVote } from '../../../schemas/services/quick-answer-vote.ts';
import { readRequest } from '../services/read-request.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import { signedInCaller } from './chat-guard.ts';

/** Keeps what a signed-in reader thinks of an answer. Source: requirements QA-3; spec.md section 6. */
export async function takeVote(context: Context, settings: ServiceSettings): Promise<Response> {
  const caller = signedInCaller(context, settings);
  if (!caller.ok) return caller.failure;
  const request = await readRequest(context, quickAnswerVote);
  if (!request.ok) return request.failure;
  const { id, rating, options, description } = request.value;
  settings.events.keep('votes', {
    answerId: id,
    rating,
    reasons: options,
    description: description ?? null,
  });
  return context.body(null, 204);
}
