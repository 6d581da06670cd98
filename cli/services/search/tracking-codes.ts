import * as z from 'zod/mini';
import type { SearchHit, SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import { readSigned, signed } from '../wire/signed.ts';

/** The content of a result's code. */
const clickCode = z.object({
  query: z.string(),
  resultId: z.string(),
  url: z.string(),
  position: z.number(),
});
export type Click = z.infer<typeof clickCode>;

/** The content of a result set's code. */
const rateCode = z.object({ query: z.string() });
export type Rated = z.infer<typeof rateCode>;

/** The limits keep a code within the length that the protocol allows. */
const maxQueryCharacters = 150;
const maxUrlCharacters = 500;

/** Adds signed codes to results and result sets. A code carries its content, so the server keeps no state. */
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

/** Cuts a text between characters. */
const cut = (text: string, maxCharacters: number): string => text.slice(0, maxCharacters).toWellFormed();
