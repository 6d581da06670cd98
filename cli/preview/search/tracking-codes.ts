import * as z from 'zod/mini';
import type { SearchHit, SearchQuery, SearchReply } from '../../../schemas/services/batch-search.ts';
import { readSigned, signed } from '../services/signed.ts';

/** What a result's code stands for. */
const clickCode = z.object({
  query: z.string(),
  resultId: z.string(),
  url: z.string(),
  position: z.number(),
});
export type Click = z.infer<typeof clickCode>;

/** What a result set's code stands for. */
const rateCode = z.object({ query: z.string() });
export type Rated = z.infer<typeof rateCode>;

/** Together they fit into what the wire takes as a code. */
const maxQueryCharacters = 150;
const maxUrlCharacters = 500;

/** Gives each result, and the result set, a code that carries signed what it stands for: nothing is remembered. */
export function withCodes(reply: SearchReply, { query, offset }: SearchQuery, secret: string): SearchReply {
  const words = cut(query, maxQueryCharacters);
  const rate = signed({ query: words } satisfies Rated, { purpose: 'rate code', secret });
  const coded = (hit: SearchHit, index: number): SearchHit => {
    const url = cut(hit.attributes.URL?.[0] ?? '', maxUrlCharacters);
    const click: Click = { query: words, resultId: hit.id ?? '', url, position: offset + index + 1 };
    return {
      ...hit,
      tracking: { clickCode: signed(click, { purpose: 'click code', secret }), rateCode: rate },
    };
  };
  return { ...reply, results: reply.results.map(coded), tracking: { rateCode: rate } };
}

export const readClickCode = (code: string, secret: string): Click | undefined =>
  clickCode.safeParse(readSigned(code, { purpose: 'click code', secret })).data;

export const readRateCode = (code: string, secret: string): Rated | undefined =>
  rateCode.safeParse(readSigned(code, { purpose: 'rate code', secret })).data;

/** Not within a character. */
const cut = (text: string, maxCharacters: number): string => text.slice(0, maxCharacters).toWellFormed();
