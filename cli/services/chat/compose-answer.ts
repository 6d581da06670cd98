import type { Answer, Source } from '../../answers/answer.ts';
import { answerFollowUp, type FollowUp } from '../../answers/follow-up.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import type { OnPiece } from './send-answer.ts';
import type { SiteAnswers } from './site-answers.ts';

interface Composing {
  readonly answers: SiteAnswers;
  readonly onPiece: OnPiece;
  readonly signal: AbortSignal;
  readonly sleep: ServiceSettings['sleep'];
}

export interface Composed {
  readonly text: string;
  readonly passages: readonly Source[];
}

/** Finds the passages that answer, and words them if a model is configured. Undefined without an answer. */
export async function composeAnswer(
  { text, filters, before }: FollowUp,
  { answers, onPiece, signal, sleep }: Composing,
): Promise<Composed | undefined> {
  const found = answerFollowUp({ text, filters, before }, await answers.open());
  if (found === undefined) return undefined;
  const worded = await answers.wording?.({ question: text, answer: found, onPiece, signal });
  if (worded !== undefined) return worded.text === '' ? undefined : worded;
  // after a failed wording its sent text stays until the reply replaces it
  if (answers.wording === undefined) await sendInPieces(found, onPiece, sleep);
  return found;
}

/** The speed of a reader who skims. */
const pieceMs = 20;
const wordsInPiece = 8;

async function sendInPieces(
  { text }: Answer,
  onPiece: OnPiece,
  sleep: ServiceSettings['sleep'],
): Promise<void> {
  for (const piece of text.match(new RegExp(`(?:\\s*\\S+){1,${wordsInPiece}}\\s*`, 'gu')) ?? []) {
    await onPiece(piece);
    await sleep(pieceMs);
  }
}
