import { feedbackRatings, searchRatings } from '../../../../schemas/spec/pages/feedback.ts';
import type { SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import { signedHeaders } from '../hooks/signed-request.ts';
import { json } from './served.ts';

/** In everything that a call of these sends. */
export const mark = 'zq7';

/** Who calls. */
const caller = {
  'x-forwarded-for': '198.51.100.99, 203.0.113.77',
  'x-forwarded-user': `${mark}-ana`,
  'x-forwarded-name': `Ana ${mark}`,
  'x-forwarded-email': `${mark}@example.com`,
  cookie: `session=${mark}; fieldbook-token-fault=${mark}.${mark}`,
  'user-agent': `Browser of ${mark}`,
  referer: `http://localhost/how-to/x?email=${mark}@example.com`,
};

export interface Call {
  readonly path: string;
  readonly init: RequestInit;
  readonly body?: unknown;
}

const get = (path: string, headers = {}): Call => ({ path, init: { headers } });
const post = (path: string, body: unknown, headers = {}): Call => ({ path, body, init: json(body, headers) });

/** Asks the chat something that the articles answer. */
export const message = (sessionId: string, text: string) => ({
  sessionId,
  text,
  requestParams: { page: `/how-to/${mark}`, locale: 'en-US' },
  source: { area: 'KnowledgeBase' },
  isControlGroup: false,
  filters: { contentTypes: [], productAreas: [], sources: [] },
  includeHistory: true,
});

const query = {
  query: `refund of ${mark}`,
  filters: { SOURCE: [mark] },
  length: 5,
  offset: 0,
  facets: ['SOURCE'],
  matchHighlightTags: ['<mark>', '</mark>'],
};

/** Signs a marked reader in at a server, and gives what identifies the reader from then on. */
export async function openMarked(address: string, hookSecret: string) {
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { ...caller, ...Object.fromEntries(new Headers(headers)) } });
  const replyTo = async <Reply>(path: string, init?: RequestInit) =>
    (await (await ask(path, init)).json()) as Reply; // of our own services
  const keys = { 'x-inbenta-key': 'fieldbook', 'x-inbenta-env': 'production' };
  const signIn = json({ domain_key: 'fieldbook' }, keys);
  const { accessToken: search } = await replyTo<{ accessToken: string }>('/services/search/v1/auth', signIn);
  const searching = { ...keys, authorization: `Bearer ${search}` };
  const queries = json({ queries: [query] }, searching);
  const [reply] = await replyTo<[SearchReply]>('/services/search/v1/federated-search/batch', queries);
  const { clickCode = '', rateCode = '' } = { ...reply.tracking, ...reply.results[0]?.tracking };
  const chat = await replyTo<string>('/helpcenter/token');
  const chatting = { authorization: `Bearer ${chat}`, instance: 'KnowledgeBase' };
  const source = { instance: 'KnowledgeBase', category: mark };
  const openSession = () => replyTo<WithId>('/api/Chat/create-session', json({ source }, chatting));
  const [{ id: session }, { id: openToo }] = [await openSession(), await openSession()];
  const question = json(message(session, `How do I refund a payment of ${mark}?`), chatting);
  const { id: replyId } = await replyTo<WithId>('/api/Chat/user-message', question);
  const tokens = {
    search,
    searching,
    clickCode,
    rateCode,
    chat,
    chatting,
    session,
    openToo,
    replyId,
    hookSecret,
  };
  return { ask, tokens };
}

interface WithId {
  readonly id: string;
}

type Tokens = Awaited<ReturnType<typeof openMarked>>['tokens'];

/** Each call of docs/services.md that `serve` answers, and those of docs/mcp.md and docs/webhooks.md. */
export function markedCalls({
  searching,
  chatting,
  session: id,
  replyId,
  clickCode,
  rateCode,
  hookSecret,
}: Tokens): Call[] {
  const session = `sessionId=${id}`;
  const rating = { rating: feedbackRatings.thumbsDown, options: 1, description: `Wrong, says ${mark}.` };
  const linked = { ...rating, linkUrl: `https://example.com/${mark}` };
  const track = (type: string, data: object) =>
    post('/services/search/v1/tracking/events', { type, data }, searching);
  const logItem = {
    type: 'error',
    category: mark,
    code: mark,
    message: `No ${mark}`,
    data: { mark },
    exception: mark,
  };
  const said = { kind: 'poll', value: 'no', reasons: ['other'], comment: `I am ${mark}`, query: mark };
  const event = {
    sys: { id: 'e', space: link('space'), environment: link('master'), createdBy: link(mark) },
  };
  const tool = (name: string, args: object) =>
    post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      { accept: 'application/json, text/event-stream' },
    );
  return [
    get('/auth/profile'),
    post('/services/search/v1/auth', { domain_key: 'fieldbook' }, searching),
    post('/services/search/v1/federated-search/batch', { queries: [query] }, searching),
    get('/services/search/v1/autocompleter/data', searching),
    track('click', { code: clickCode }),
    track('search_rate', { code: rateCode, value: searchRatings.no, comment: `Not for ${mark}` }),
    track('autocompleter_click', { contentId: mark, query: mark }),
    get('/helpcenter/token'),
    get('/helpcenter/baseurl'),
    get('/api/Chat/settings', chatting),
    get('/api/Chat/filter-options', chatting),
    post('/api/Chat/create-session', { source: { instance: 'KnowledgeBase', category: mark } }, chatting),
    post('/api/Chat/user-message', message(id, `How do I refund a payment of ${mark}?`), chatting),
    post(`/api/Chat/bot-message-feedback?${session}&botMessageId=${replyId}`, linked, chatting),
    post(`/api/Chat/session-feedback?${session}`, rating, chatting),
    post(`/api/Chat/update-session-category?${session}&category=${mark}&subCategory=${mark}`, {}, chatting),
    post('/api/Chat/refresh-auth-cookies', {}, chatting),
    post('/api/QuickAnswer/answer', { query: `refund a payment of ${mark}` }, chatting),
    post('/api/QuickAnswer/vote', { id: mark, ...rating }, chatting),
    post('/Log/Send', [{ id: mark, ...logItem }]),
    post('/Feedback/Send', [
      { ...said, id: mark, at: new Date().toISOString(), page: `/how-to/${mark}`, bundle: '' },
    ]),
    tool('search', { query: `divorce of ${mark}` }),
    tool('read_article', { address: `/how-to/${mark}` }),
    get(`/how-to/of-${mark}?email=${mark}@example.com`),
    post(
      '/hooks/contentful',
      event,
      signedHeaders(JSON.stringify(event), 'ContentManagement.Entry.publish', {
        secret: hookSecret,
        atMs: Date.now(),
      }),
    ),
    post(`/api/Chat/close-session?${session}`, {}, chatting),
  ];
}

const link = (id: string) => ({ sys: { id } });

/** The same calls with bodies that cannot be read, each in another way. */
export const malformed = (calls: readonly Call[]): Call[] =>
  calls
    .filter(({ body }) => body !== undefined)
    .flatMap(({ path, init, body }) =>
      [JSON.stringify(body).slice(0, -1), JSON.stringify({ [mark]: mark }), `${mark}@example.com`].map(
        (other) => ({
          path: `${path}${path.includes('?') ? '&' : '?'}${mark}=%ff%zz`,
          init: { ...init, body: other },
        }),
      ),
    );
