import type { Answer, Source } from '../answer.ts';

export interface WordingRequest {
  readonly question: string;
  /** The passages. The wording must not say more. */
  readonly answer: Answer;
  /** Called with each next piece. */
  readonly onPiece: (text: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** An answer in words of a language model. Its text is empty if the passages do not answer. */
export interface Worded {
  readonly text: string;
  /** The passages that it cites, the best first. */
  readonly passages: readonly Source[];
}

/** Words an answer. Undefined after any failure: then the passages are the answer. */
export type Wording = (request: WordingRequest) => Promise<Worded | undefined>;
