import type { Answer, Source } from '../../answers/answer.ts';
import type { FollowUp } from '../../answers/follow-up.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import type { OnPiece } from './send-answer.ts';
import type { SiteAnswers } from './site-answers.ts';

interface Composing {
  readonly answers: SiteAnswers;
  readonly onPiece: OnPiece;
  readonly signal: AbortSignal;
  readonly settings: Pick<ServiceSettings, 'sleep' | 'pieceMs'>;
}

export interface Composed {
  readonly text: string;
  readonly passages: readonly Source[];
}

/** Finds the passages that answer, and words them if a model is configured. Undefined without an answer. */
export async function composeAnswer(
  question: FollowUp,
  { answers, onPiece, signal, settings }: Composing,
): Promise<Composed | undefined> {
  const found = await answers.answer(question);
  if (found === undefined) return undefined;
  const worded = await answers.wording?.({ question: question.text, answer: found, onPiece, signal });
  if (worded !== undefined) return worded.text === '' ? undefined : worded;
  // after a failed wording its sent text stays until the reply replaces it
  if (answers.wording === undefined) await sendInPieces(found, onPiece, settings);
  return found;
}

const wordsInPiece = 8;

async function sendInPieces(
  { text }: Answer,
  onPiece: OnPiece,
  { sleep, pieceMs }: Composing['settings'],
): Promise<void> {
  for (const piece of text.match(new RegExp(`(?:\\s*\\S+){1,${wordsInPiece}}\\s*`, 'gu')) ?? []) {
    await onPiece(piece);
    if (pieceMs > 0) await sleep(pieceMs);
  }
}
