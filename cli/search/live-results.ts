import { setTimeout as sleep } from 'node:timers/promises';
import { batchSearchReply, maxQueries } from '../../schemas/services/search/batch-search.ts';
import { searchAuthPath, searchAuthReply } from '../../schemas/services/search/search-auth.ts';
import type { SearchSettings } from '../../schemas/services/search/search-settings.ts';
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
  /** The URL of the search for this token. */
  readonly address: string;
}

/** A live search, the site it is for, and how to ask it. */
interface LiveSearch {
  readonly service: SearchSettings;
  readonly site: Site;
  readonly tools: AskTools;
}

/** The results of the live search for each query, as the site's readers get them. */
export async function liveResults(
  queries: readonly string[],
  { service, site }: Pick<LiveSearch, 'service' | 'site'>,
  tools: AskTools = { fetch, sleep },
): Promise<(readonly FoundDocument[])[]> {
  const live = { service, site, tools };
  let session = await signIn(live);
  const results: (readonly FoundDocument[])[] = [];
  for (let start = 0; start < queries.length; start += maxQueries) {
    const batch = queries.slice(start, start + maxQueries);
    let answer = await search(batch, session, live);
    if ('isRefused' in answer) {
      // a token can expire early: ask for one new token, and report the second refusal
      session = await signIn(live);
      answer = await search(batch, session, live);
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
}

async function signIn({ service, site, tools }: LiveSearch): Promise<Session> {
  const address = `${resolved(service.auth, site)}${searchAuthPath}`;
  const answer = await askService(
    { address, headers: headersOf(service), body: { domain_key: service.domainKey }, reply: searchAuthReply },
    tools,
  );
  if ('isRefused' in answer) throw new SourceError(answer.sentence);
  const { accessToken: token, apis } = answer.value;
  const page = parseUrl(site.siteUrl ?? '');
  const searchUrl = parseUrl(apis.search);
  const hosts = { page, auth: parseUrl(address), hosts: service.hosts };
  if (searchUrl === undefined || !mayHaveToken(searchUrl, hosts)) {
    throw new SourceError(
      `${hostOf(address)} sends the search to ${hostOf(apis.search)}, which "search.service.hosts" does not allow.`,
    );
  }
  return { token, address: apis.search.replace(/\/+$/u, '') };
}

const search = (batch: readonly string[], { token, address }: Session, { service, tools }: LiveSearch) =>
  askService(
    {
      address: `${address}${service.paths.batch}`,
      headers: { ...headersOf(service), authorization: `Bearer ${token}` },
      body: { queries: batch.map((query) => goldenRequest(query, measuredResults)) },
      reply: batchSearchReply,
    },
    tools,
  );

const headersOf = ({ key, environment }: SearchSettings) => ({
  'x-inbenta-key': key,
  'x-inbenta-env': environment,
});

function resolved(auth: string, { siteUrl, basePath, serviceBase = basePath }: Site): string {
  if (!auth.startsWith('/')) return auth.replace(/\/+$/u, '');
  if (siteUrl !== undefined)
    return absoluteUrl(auth, { siteUrl, basePath: serviceBase }).replace(/\/+$/u, '');
  throw new UsageError(`the search is at ${auth} on the host of the site, which no "siteUrl" names.`);
}

const hostOf = (address: string): string => parseUrl(address)?.host ?? address;
