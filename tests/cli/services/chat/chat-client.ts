import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { chatPaths } from '../../../../schemas/services/help-center/chat.ts';
import { quickAnswerPaths } from '../../../../schemas/services/help-center/quick-answer.ts';
import { issueChatToken } from '../../../../cli/services/help-center/chat-token.ts';
import type { SiteAnswers } from '../../../../cli/services/chat/site-answers.ts';
import type { Answerer } from '../../../../cli/answers/answerer.ts';
import { answerFollowUp } from '../../../../cli/answers/follow-up.ts';
import { emptySite, previewOf } from '../../preview/preview-of.ts';

export const passage = {
  url: '/how-to/refund#steps',
  title: 'Refund: Steps',
  score: 1,
  markdown: 'Press **Refund**.',
};

/** Knows of refunds, and of phones where a refund was asked for. */
const knowsRefunds: Answerer = (question, { contentTypes }) =>
  /refund/iu.test(question) && contentTypes.length === 0
    ? { text: /phone/iu.test(question) ? 'On a phone too.' : passage.markdown, passages: [passage] }
    : undefined;

export const answers: SiteAnswers = {
  answer: async (question) => answerFollowUp(question, knowsRefunds),
  wording: undefined,
  filterOptions: () => ({
    contentTypes: [{ id: 'kbFaq', displayName: 'FAQ' }],
    productAreas: [],
    sources: [{ id: 'KBContentful', displayName: 'Knowledge Base' }],
  }),
  example: async () => ({ text: 'An example.', passages: [passage] }),
  movedPaths: () => ['/old/refund'],
};

interface Client {
  readonly visitorId?: string;
  readonly basePath?: string;
  readonly answering?: SiteAnswers;
}

/** A preview with a chat, on a port of its own, and somebody who calls it as the reader does. */
export async function chatClient({ visitorId, basePath = '/', answering = answers }: Client = {}) {
  const preview = await previewOf({ ...emptySite, basePath, answers: answering });
  const address = await listenFor(preview.app);
  const tokenFor = (visitor: string | undefined) =>
    issueChatToken(visitor, { secret: 'secret', now: () => preview.clock.nowMs });
  const headersFor = (visitor: string | undefined) => ({
    authorization: `Bearer ${tokenFor(visitor)}`,
    instance: 'KnowledgeBase',
  });
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    fetch(address + basePath.slice(0, -1) + path, {
      method,
      redirect: 'manual',
      headers: {
        ...headersFor(visitorId),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const post = (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) =>
    call('POST', path, body, headers);
  const open = async (source: object = {}) => {
    const reply = await post(chatPaths.createSession, { source: { instance: 'KnowledgeBase', ...source } });
    return ((await reply.json()) as { readonly id: string }).id;
  };
  const say = (
    sessionId: string,
    text: string,
    more: object = {},
    headers?: Readonly<Record<string, string>>,
  ) => post(chatPaths.userMessage, { ...messageOf(sessionId, text), ...more }, headers);
  const said = async (...message: Parameters<typeof say>) =>
    (await (await say(...message)).json()) as Record<string, unknown>;
  const quick = (query: string, headers?: Readonly<Record<string, string>>) =>
    post(quickAnswerPaths.answer, { query }, headers);
  return { ...preview, call, post, open, say, said, quick, headersFor };
}

async function listenFor(app: Hono): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // what listens on a port has no other kind
}

export const messageOf = (sessionId: string, text: string) => ({
  sessionId,
  text,
  requestParams: { path: '/how-to/x', locale: 'en-US' },
  source: { area: 'KnowledgeBase' },
  isControlGroup: false,
  filters: { contentTypes: [], productAreas: [], sources: [] },
  includeHistory: true,
});

/** The events of a streamed answer, with what they carry. */
export async function eventsOf(
  response: Response,
): Promise<{ readonly event: string | undefined; readonly data: unknown }[]> {
  const events = [];
  const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  if (body === undefined) return [];
  for await (const { event, data } of body as AsyncIterable<{ event?: string; data: string }>)
    events.push({ event, data: JSON.parse(data) as unknown });
  return events;
}
