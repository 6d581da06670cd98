import { randomUUID } from 'node:crypto';

/** What a reader does, and how often. Of a help center with search, chat and feedback. */
export interface Call {
  readonly name: string;
  readonly share: number;
  readonly send: (address: string, reader: Reader) => Promise<Response>;
  /** Why an answer is wrong. Undefined if it is right. */
  readonly faultOf?: (text: string, reader: Reader) => string | undefined;
}

/** The tokens of a reader, who keeps them. */
export interface Reader {
  readonly searchToken: string;
  readonly chatToken: string;
  readonly feedback: Set<string>;
  lastFeedback?: string;
}

const keyed = { 'content-type': 'application/json', 'x-inbenta-key': 'fieldbook' };
const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...keyed, ...headers },
    body: JSON.stringify(body),
    signal: limit(),
  });
const limit = () => AbortSignal.timeout(10_000);

const searchHeaders = ({ searchToken }: Reader) => ({
  authorization: `Bearer ${searchToken}`,
  'x-inbenta-env': 'production',
});
const chatHeaders = ({ chatToken }: Reader) => ({
  authorization: `Bearer ${chatToken}`,
  instance: 'KnowledgeBase',
});

export async function newReader(address: string): Promise<Reader> {
  const auth = await post(`${address}/services/search/v1/auth`, { domain_key: 'fieldbook' });
  const token = await fetch(`${address}/helpcenter/token`, { signal: limit() });
  const { accessToken } = (await auth.json()) as { readonly accessToken: string };
  return { searchToken: accessToken, chatToken: (await token.json()) as string, feedback: new Set() };
}

export const words = [
  'refund',
  'dispatch board',
  'add a technician',
  'invoice',
  'payroll',
  'gps',
  'estimate',
  'vendor',
];
const anyWords = () => words[Math.floor(Math.random() * words.length)] ?? 'job';

/** The version that each title of an answer is of: the bench writes it into all titles. */
const versionsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\(version (\d)\)/gu), ([, version = '']) => version));

const oneVersion = (text: string) =>
  versionsIn(text).size > 1 ? `an answer of ${[...versionsIn(text)].join(' and ')}` : undefined;

const mix: readonly Call[] = [
  {
    name: 'search',
    share: 40,
    send: (address, reader) => {
      const query = { filters: {}, length: 10, offset: 0, facets: [], matchHighlightTags: ['<b>', '</b>'] };
      const queries = [{ ...query, query: anyWords() }];
      return post(`${address}/services/search/v1/federated-search/batch`, { queries }, searchHeaders(reader));
    },
    faultOf: oneVersion,
  },
  {
    name: 'suggestions',
    share: 10,
    send: (address, reader) =>
      fetch(`${address}/services/search/v1/autocompleter/data`, {
        headers: { ...keyed, ...searchHeaders(reader) },
        signal: limit(),
      }),
    faultOf: oneVersion,
  },
  {
    name: 'feedback',
    share: 20,
    send: (address, reader) => {
      const event = {
        id: (reader.lastFeedback = randomUUID()),
        at: new Date().toISOString(),
        kind: 'poll',
        value: 'no',
        reasons: [],
        page: '/how-to/x',
        bundle: '',
      };
      return post(`${address}/Feedback/Send`, [event]);
    },
  },
  {
    name: 'chat',
    share: 5,
    async send(address, reader) {
      const source = { instance: 'KnowledgeBase' };
      const opened = await post(`${address}/api/Chat/create-session`, { source }, chatHeaders(reader));
      if (!opened.ok) return opened;
      const { id: sessionId } = (await opened.json()) as { readonly id: string };
      const message = {
        sessionId,
        text: `How do I ${anyWords()}?`,
        requestParams: {},
        source: { area: 'KnowledgeBase' },
        isControlGroup: false,
        filters: { contentTypes: [], productAreas: [], sources: [] },
        includeHistory: true,
      };
      return post(`${address}/api/Chat/user-message`, message, chatHeaders(reader));
    },
  },
  {
    name: 'log',
    share: 5,
    send: (address) =>
      post(`${address}/Log/Send`, [
        { id: randomUUID(), type: 'error', category: 'page', message: 'It broke.' },
      ]),
  },
  {
    name: 'page',
    share: 20,
    send: (address) => fetch(`${address}/how-to/add-a-technician`, { signal: limit() }),
  },
];

export function callOf(random: number): Call {
  let left = random * mix.reduce((sum, { share }) => sum + share, 0);
  for (const call of mix) if ((left -= call.share) < 0) return call;
  return mix[0] as Call;
}
