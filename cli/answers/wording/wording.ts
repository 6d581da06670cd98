import type { Answer, Source } from '../answer.ts';

export interface WordingRequest {
  readonly question: string;
  /** What was found: nothing else may be said. */
  readonly answer: Answer;
  /** FieldContext of each next piece. */
  readonly onPiece: (text: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** An answer in words of a language model; without text the model has found that the passages do not answer. */
export interface Worded {
  readonly text: string;
  /** The passages that it rests on, the best first. */
  readonly passages: readonly Source[];
}

/** Words an answer; undefined where that has failed in any way: then the passages themselves are the answer. */
export type Wording = (request: WordingRequest) => Promise<Worded | undefined>;
