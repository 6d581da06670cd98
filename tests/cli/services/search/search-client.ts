import type { SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import type { SearchAuthReply } from '../../../../schemas/services/search/search-auth.ts';
import { ownSearch } from '../../../../cli/services/search/own-search.ts';
import type { SearchBackend } from '../../../../cli/services/search/search-backend.ts';
import { emptySite, previewOf } from '../../preview/preview-of.ts';

export const auth = `${ownSearch.auth}/v1/auth`;
export const batch = ownSearch.auth + ownSearch.paths.batch;
export const autocompleter = ownSearch.auth + ownSearch.paths.autocompleter;
export const tracking = ownSearch.auth + ownSearch.paths.tracking;

export const query = {
  query: 'dispatch',
  filters: {},
  length: 10,
  offset: 0,
  facets: [],
  matchHighlightTags: ['<mark>', '</mark>'],
} as const;

/** Finds two articles for every word but `nothing`. */
const backend: SearchBackend = {
  async search({ query: words, offset, length }): Promise<SearchReply> {
    const all = words === 'nothing' ? [] : ['hwDispatch', 'faqDispatch'];
    const results = all.slice(offset, offset + length).map((id) => ({
      id,
      title: `${id} for ${words}`,
      attributes: { URL: [`/how-to/${id}`], SOURCE: ['KBContentful'] },
    }));
    return { results, numberOfResults: all.length, facets: [] };
  },
  suggestions: async () => [
    { repr: 'Dispatch FAQ', URL: ['/faq/dispatch'], id: 'faqDispatch', SOURCE: ['KBContentful'] },
  ],
};

/** A preview whose search answers, and somebody who calls it as the reader does. */
export const searchClient = ({ basePath = '/' } = {}) => searchClientOf(backend, basePath);

/** The same with a search that answers otherwise. */
export async function searchClientOf(answering: SearchBackend, basePath = '/') {
  const preview = await previewOf({ ...emptySite, basePath, search: answering });
  const { ask } = preview;
  const at = (path: string) => basePath.slice(0, -1) + path;
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-inbenta-key': ownSearch.key, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const signIn = async (headers?: Readonly<Record<string, string>>) =>
    (await (await post(auth, { domain_key: ownSearch.domainKey }, headers)).json()) as SearchAuthReply;
  const { accessToken } = await signIn();
  const signedIn = { authorization: `Bearer ${accessToken}`, 'x-inbenta-env': ownSearch.environment };
  const search = (words: string, more: object = {}, headers: Readonly<Record<string, string>> = signedIn) =>
    post(batch, { queries: [{ ...query, query: words, ...more }] }, headers);
  const found = async (words: string, more?: object) => {
    const [reply] = (await (await search(words, more)).json()) as [SearchReply];
    return reply;
  };
  const track = (event: unknown) => post(tracking, event, signedIn);
  return { ...preview, at, post, signIn, signedIn, search, found, track };
}
