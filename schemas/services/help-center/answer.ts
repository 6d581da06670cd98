import * as z from 'zod/mini';
import { flag, id, listOf, number, text } from '../lenient.ts';

/** A page that an answer rests on. Source: docs/requirements.md, Enumerations, "scoredUrls (url, score, title)". */
const scoredUrl = z.object({ url: z.string(), score: number, title: text });
export type ScoredUrl = z.infer<typeof scoredUrl>;

/** What went wrong, in the service's words for the log; undefined where nothing did. */
const error = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => {
    if (given === undefined || given === null || given === false || given === '') return undefined;
    return typeof given === 'string' ? given : JSON.stringify(given);
  }),
);

/** What a quick answer and a reply in the chat have in common. */
export const answerParts = {
  /** What a vote names; without it there is none. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  id: z.catch(z.optional(id), undefined),
  /** Markdown. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  text: z.catch(z.string(), ''),
  error,
  /** The same question can succeed a moment later. */
  isTransientError: flag,
  /** The service has refused to answer. */
  isGuardrailed: flag,
  scoredUrls: listOf(scoredUrl),
} as const;

/** The request header of who can read an answer while it is written. A service that cannot write so answers with JSON. */
export const answerStreamType = 'text/event-stream';

/**
 * The events of a streamed answer, in their order: any number of `text`, each with the next piece as `{ "text": "…" }`, then
 * one `reply`, which is the answer as it would have been without a stream. Ours: the service's documentation has none.
 */
export const answerStreamEvents = { text: 'text', reply: 'reply' } as const;

export const answerPiece = z.object({ text: z.string() });
