import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { BotReply, UserMessageRequest } from '../../../schemas/services/help-center/chat.ts';
import { afterGreeting, isGreeting } from '../../answers/greeting.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { failAnswer, type FaultNow, faultyAnswer } from './answer-fault.ts';
import { type AnswerOnWire, answerOnWire } from './answer-wire.ts';
import { answerFaultOf, sessionFaultOf, transientForS } from './chat-faults.ts';
import type { ChatConversation } from './chat-sessions.ts';
import { composeAnswer } from './compose-answer.ts';
import { noSession } from './open-session.ts';
import { type OnPiece, sendAnswer } from './send-answer.ts';
import type { SiteAnswers } from './site-answers.ts';

interface Answering {
  readonly session: ChatConversation;
  readonly answers: SiteAnswers;
  readonly settings: ServiceSettings;
}

/** Answers a message of a conversation, or fails as the message asks. Source: docs/requirements.md, CH-2. */
export async function answerMessage(
  context: Context,
  message: UserMessageRequest,
  answering: Answering,
): Promise<Response> {
  const { session, answers, settings } = answering;
  const failed = await failSession(context, message.text, answering);
  if (failed !== undefined) return failed;
  const fault = faultNow(message.text, answering);
  const failure = fault && (await failAnswer(fault, context, settings.sleep));
  if (failure !== undefined) return failure;
  return sendAnswer(context, settings, async (onPiece, signal) => {
    const answer = await (fault === undefined
      ? answerTo(message, onPiece, signal)
      : faultyAnswer(fault, answers));
    await keepAnswer(answer, { question: message.text, fault }, answering);
    return {
      ...answer,
      sessionId: session.id,
      timestampUtc: new Date(settings.now()).toISOString(),
      botVersion: 'fieldbook',
      userMessageId: randomUUID(),
      ...(fault === 'transient' && { retryAfter: transientForS }),
      ...(fault === 'guardrail' && { guardFlag: 'asked for' }),
    } satisfies Partial<Record<keyof BotReply, unknown>>;
  });

  async function answerTo(
    { text, filters, includeHistory }: UserMessageRequest,
    onPiece: OnPiece,
    signal: AbortSignal,
  ): Promise<AnswerOnWire> {
    if (isGreeting(text)) return answerOnWire({ text: afterGreeting, passages: [] });
    const before = includeHistory ? session.lastQuestion : undefined;
    const composing = { answers, onPiece, signal, settings };
    return answerOnWire(await composeAnswer({ text, filters, before }, composing));
  }
}

/** Older replies cannot be rated any more. */
const maxReplies = 500;

interface Asked {
  readonly question: string;
  readonly fault: FaultNow | undefined;
}

/** Notes the answer in the session, and keeps the question for the dashboard unless a fault was asked for. */
async function keepAnswer(
  answer: AnswerOnWire,
  { question, fault }: Asked,
  { session, settings: { sessions, events } }: Answering,
): Promise<void> {
  const isAnswered = answer.text !== '';
  await sessions.change(session, (current) => ({
    ...(fault === undefined && { lastQuestion: question }),
    wasTransient: fault === 'transient',
    hasExpired: false,
    questions: current.questions + 1,
    answered: current.answered + (isAnswered ? 1 : 0),
    replies: [...current.replies, answer.id].slice(-maxReplies),
  }));
  if (fault !== undefined) return;
  const source = answer.scoredUrls[0]?.url ?? null;
  events.keep('questions', { sessionId: session.id, question, isAnswered: isAnswered ? 1 : 0, source });
}

/** Fails because of the session or its token, if the message asks for that. */
async function failSession(
  context: Context,
  text: string,
  { session, settings }: Omit<Answering, 'answers'>,
): Promise<Response | undefined> {
  const { sessions } = settings;
  switch (sessionFaultOf(text, settings)) {
    case 'session gone':
      await sessions.forget(session);
      return refuse(context, 404, noSession);
    case 'token expired':
      if (session.hasExpired) return undefined;
      await sessions.change(session, () => ({ hasExpired: true }));
      return refuse(context, 401, 'The token has expired.');
    case undefined:
      return undefined;
  }
}

/** The fault that applies now. A temporary fault is over at the second request. */
function faultNow(text: string, { session, settings }: Omit<Answering, 'answers'>): FaultNow | undefined {
  const { hasExpired, wasTransient } = session;
  const fault = answerFaultOf(text, settings);
  if (fault === 'transient' && wasTransient) return 'over';
  return fault ?? (sessionFaultOf(text, settings) === 'token expired' && hasExpired ? 'over' : undefined);
}
