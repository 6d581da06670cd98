import { setTimeout as sleep } from 'node:timers/promises';
import { batchSearchReply, maxQueries } from '../../schemas/services/batch-search.ts';
import { searchAuthPath, searchAuthReply } from '../../schemas/services/search-auth.ts';
import type { SearchSettings } from '../../schemas/services/search-settings.ts';
import { mayHaveToken } from '../../schemas/services/token-hosts.ts';
import { absoluteUrl } from '../../schemas/urls.ts';
import { SourceError } from '../source/source-error.ts';
import { UsageError } from '../usage-error.ts';
import { askService, type AskTools } from './ask-service.ts';
import { type FoundDocument, measuredResults } from './measure.ts';
import { documentFrom, goldenRequest, type Site } from './wire.ts';
import { parseUrl } from '../../pipeline/addresses/parse-url.ts';

interface Session {
  readonly token: string;
  /** Where to search with it. */
  readonly address: string;
}

/** What the live search answers to each query, as the site's readers get it. */
export async function liveResults(
  queries: readonly string[],
  { service, site }: { readonly service: SearchSettings; readonly site: Site },
  tools: AskTools = { fetch, sleep },
): Promise<(readonly FoundDocument[])[]> {
  const headers = { 'x-inbenta-key': service.key, 'x-inbenta-env': service.environment };
  let session = await signIn();
  const results: (readonly FoundDocument[])[] = [];
  for (let start = 0; start < queries.length; start += maxQueries) {
    const batch = queries.slice(start, start + maxQueries);
    let answer = await search(batch);
    if ('isRefused' in answer) {
      // a token can end earlier than it says: one new one, then it is the service's last word
      session = await signIn();
      answer = await search(batch);
    }
    if ('isRefused' in answer) throw new SourceError(answer.sentence);
    if (answer.value.length !== batch.length) {
      throw new SourceError(
        `the search answers ${batch.length} queries with ${answer.value.length} result sets; see "search.service".`,
      );
    }
    results.push(...answer.value.map((each) => each.results.map((hit) => documentFrom(hit, site))));
  }
  return results;

  async function signIn(): Promise<Session> {
    const address = `${resolved(service.auth, site)}${searchAuthPath}`;
    const answer = await askService(
      { address, headers, body: { domain_key: service.domainKey }, reply: searchAuthReply },
      tools,
    );
    if ('isRefused' in answer) throw new SourceError(answer.sentence);
    const { accessToken: token, apis } = answer.value;
    const page = parseUrl(site.siteUrl ?? '');
    const searchUrl = parseUrl(apis.search);
    if (
      searchUrl === undefined ||
      !mayHaveToken(searchUrl, { page, auth: parseUrl(address), hosts: service.hosts })
    ) {
      throw new SourceError(
        `${hostOf(address)} sends the search to ${hostOf(apis.search)}, which "search.service.hosts" does not allow.`,
      );
    }
    return { token, address: apis.search.replace(/\/+$/u, '') };
  }

  function search(batch: readonly string[]) {
    return askService(
      {
        address: `${session.address}${service.paths.batch}`,
        headers: { ...headers, authorization: `Bearer ${session.token}` },
        body: { queries: batch.map((query) => goldenRequest(query, measuredResults)) },
        reply: batchSearchReply,
      },
      tools,
    );
  }
}

function resolved(auth: string, { siteUrl, basePath }: Site): string {
  if (!auth.startsWith('/')) return auth.replace(/\/+$/u, '');
  if (siteUrl !== undefined) return absoluteUrl(auth, { siteUrl, basePath }).replace(/\/+$/u, '');
  throw new UsageError(`the search is at ${auth} on the host of the site, which no "siteUrl" names.`);
}

const hostOf = (address: string): string => parseUrl(address)?.host ?? address;
