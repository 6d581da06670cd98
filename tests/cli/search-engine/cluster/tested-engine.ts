import { randomBytes } from 'node:crypto';
import { type Engine, openEngine } from '../../../../cli/search-engine/engine-client.ts';
import type { Credentials } from '../../../../cli/search-engine/engine-settings.ts';
import { pushIndex } from '../../../../cli/search-engine/push-index.ts';
import { searchEngine } from '../../../../cli/search-engine/engine-search.ts';
import type { SearchDocument } from '../../../../schemas/search/index/search-index.ts';
import type { SearchQuery } from '../../../../schemas/services/search/batch-search.ts';
import { type Cluster, startCluster } from './open-search-cluster.ts';

/** A cluster that tests push into and search. */
export interface TestedEngine {
  /** Undefined for a cluster of others, which the tests do not break. */
  readonly nodes: Cluster | undefined;
  readonly credentials: Credentials | undefined;
  /** Asks one of the nodes, and gives the body of its answer. */
  readonly ask: <Body = unknown>(method: string, path: string, body?: object) => Promise<Body>;
  /** An alias that nobody has, through one of the nodes. */
  readonly open: (node?: number) => TestedAlias;
  readonly stop: () => Promise<void>;
}

export interface TestedAlias {
  readonly engine: Engine;
  readonly alias: string;
  readonly push: (
    documents: readonly SearchDocument[],
    options?: PushOptions,
  ) => ReturnType<typeof pushIndex>;
  readonly search: (query: Partial<SearchQuery>) => ReturnType<typeof searchEngine>;
  /** The indices that it shows, and all of its versions. */
  readonly shown: () => Promise<string[]>;
  readonly versions: () => Promise<string[]>;
}

type PushOptions = Partial<Parameters<typeof pushIndex>[1]>;

/** Opens the cluster at an address, or starts one. */
export async function openTested(classpath: string, url: string | undefined): Promise<TestedEngine> {
  const nodes = url === undefined ? await startCluster(classpath) : undefined;
  const { origin, username, password } = new URL(url ?? nodes?.addresses[0] ?? '');
  const credentials: Credentials | undefined =
    username === '' ? undefined : { kind: 'password', username, password: decodeURIComponent(password) };
  const authorization = `Basic ${Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64')}`;
  const prefix = `fieldbook-test-${randomBytes(4).toString('hex')}`;
  let aliases = 0;

  async function ask<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await fetch(`${origin}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(credentials && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const value = (await answer.json()) as Body;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async function namesIn(list: string): Promise<string[]> {
    const rows = await ask<{ readonly index: string }[]>('GET', `_cat/${list}?format=json&h=index`);
    return rows.map(({ index }) => index).toSorted();
  }

  function open(node = 0): TestedAlias {
    aliases += 1;
    const alias = `${prefix}-${aliases}`;
    const address = nodes?.addresses[node] ?? origin;
    const engine = openEngine({ addresses: [address], alias, credentials });
    return {
      engine,
      alias,
      push: (documents, options) =>
        pushIndex(engine, {
          documents,
          keep: 3,
          now: new Date(),
          language: 'en',
          synonyms: [],
          limits: { busyPauseMs: 100 },
          ...options,
        }),
      search: (query) => searchEngine(engine, { ...anyQuery, ...query }),
      shown: () => namesIn(`aliases/${alias}`),
      versions: () => namesIn(`indices/${alias}-*`),
    };
  }

  async function stop(): Promise<void> {
    if (nodes !== undefined) return nodes.stop();
    const all = await ask<Record<string, unknown>>('GET', `${prefix}-*`);
    for (const index of Object.keys(all)) await ask('DELETE', index);
  }

  return { nodes, credentials, ask, open, stop };
}

const anyQuery: SearchQuery = {
  query: '',
  filters: {},
  length: 10,
  offset: 0,
  facets: [],
  matchHighlightTags: ['<mark>', '</mark>'],
};

/** Documents whose titles and texts begin with a word. */
export const documents = (count: number, word = 'article'): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `article${at}`,
    title: `${word} ${at}`,
    headings: '',
    text: `${word} with the words of the article`,
    url: `/how-to/article-${at}`,
    type: 'kbHowTo',
    source: 'KBContentful',
    abstract: 'words of the article',
  }));
