import type { Context } from 'hono';
import type { z } from 'zod/mini';
import type { quickAnswerRequest } from '../../../schemas/services/help-center/quick-answer.ts';
import { noFilters } from '../../answers/answer.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { failAnswer, faultyAnswer } from './answer-fault.ts';
import { answerOnWire } from './answer-wire.ts';
import { answerFaultOf } from './chat-faults.ts';
import { composeAnswer } from './compose-answer.ts';
import { sendAnswer } from './send-answer.ts';
import type { SiteAnswers } from './site-answers.ts';

interface Answering {
  readonly answers: SiteAnswers;
  readonly settings: ServiceSettings;
}

/** Answers a search in a few sentences, or fails as its words ask. Source: docs/requirements.md, QA-1. */
export async function answerQuickly(
  context: Context,
  { query }: z.infer<typeof quickAnswerRequest>,
  { answers, settings }: Answering,
): Promise<Response> {
  const { events, sleep } = settings;
  const fault = answerFaultOf(query, settings);
  const failure = fault && (await failAnswer(fault, context, sleep));
  if (failure !== undefined) return failure;
  return sendAnswer(context, settings, async (onPiece, signal) => {
    if (fault !== undefined) return faultyAnswer(fault, answers);
    const question = { text: query, filters: noFilters, before: undefined };
    const answer = answerOnWire(await composeAnswer(question, { answers, onPiece, signal, settings }));
    const source = answer.scoredUrls[0]?.url ?? null;
    events.keep('questions', {
      sessionId: null,
      question: query,
      isAnswered: answer.text === '' ? 0 : 1,
      source,
    });
    return answer;
  });
}
