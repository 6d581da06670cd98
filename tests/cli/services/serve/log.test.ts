import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../../../pipeline/documents.ts';
import { waitUntil } from '../../../wait-for.ts';
import { startServer } from '../../commands/start-preview.ts';
import { testFolder } from '../../folder.ts';
import { requestText, sendRaw } from '../gate/raw-client.ts';
import { writeBundles } from '../mcp/mcp-client.ts';
import { startPostgres } from '../reader-events/postgres-server.ts';
import { type Call, malformed, mark, markedCalls, message, openMarked } from './marked-calls.ts';
import { json, sixArticles } from './served.ts';

const found = readFileSync(new URL('../../search-engine/answers/search.json', import.meta.url), 'utf8');

/** A search engine and a language model in one. It answers a search, and then quotes in an error whatever it gets. */
async function quotingServer() {
  const waiting: ServerResponse[] = [];
  let searches = 0;
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const isFirst = request.url?.includes('_search') === true && (searches += 1) <= 2;
    response.writeHead(isFirst ? 200 : 400, { 'content-type': 'application/json' });
    const reason = body + JSON.stringify(request.headers);
    if (body.includes('slowly')) waiting.push(response);
    else response.end(isFirst ? found : JSON.stringify({ error: { type: 'parsing_exception', reason } }));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  return { address: `http://127.0.0.1:${port}`, waiting, close };
}

/** 64 characters, as Contentful's. */
const hookSecret = mark.padEnd(64, '0');

const warnsWhenAsked = `process.once('SIGUSR2', () => process.emitWarning('This is odd.'))`;

const env = {
  FIELDBOOK_SECRET: `${mark} is the secret of all processes`,
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_DELIVERY_TOKEN: hookSecret,
  CONTENTFUL_WEBHOOK_SECRET: hookSecret,
  SEARCH_ENGINE_USERNAME: mark,
  SEARCH_ENGINE_PASSWORD: mark,
  ANSWERS_API_KEY: mark,
  LOG_LEVEL: 'debug',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(warnsWhenAsked)}`,
};

/** A server that was started before its database. */
async function started(other: string) {
  const [postgres, folder] = await Promise.all([startPostgres(), testFolder(onTestFinished)]);
  onTestFinished(() => postgres.stop());
  const config = {
    search: { engine: { address: other } },
    answers: { address: `${other}/v1`, model: 'any' },
    serve: {
      proxies: 1,
      signIn: { visitorId: 'X-Forwarded-User', name: 'X-Forwarded-Name', email: 'X-Forwarded-Email' },
      hooks: { contentful: { build: ['node', '--version'], debounceSeconds: 600 } },
    },
  };
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
  await writeBundles(join(folder, 'public'), { exported: sixArticles, config: settings(config) });
  const DATABASE_URL = await postgres.database('log');
  await postgres.kill();
  const args = ['serve', 'public', '--files'];
  const server = startServer(args, folder, onTestFinished, { ...env, DATABASE_URL });
  await server.says(/This process waits for it/u);
  await postgres.restart();
  const address = await server.says(/(?<="address":")http:[^"]+/u);
  return { ...server, address, postgres, password: new URL(DATABASE_URL).password };
}

/** The calls that docs/services.md names, as paths. */
function documentedCalls(): string[] {
  const bases = { auth: '/services/search', search: '/services/search', helpCenter: '/helpcenter', chat: '' };
  const documentation = readFileSync('docs/services.md', 'utf8');
  return Object.entries(bases).flatMap(([name, base]) =>
    Array.from(
      documentation.matchAll(new RegExp(`\`(?:GET|POST) \\{${name}\\}([^\`?]+)`, 'gu')),
      ([, path]) => base + path,
    ),
  );
}

const pathOf = ({ path }: Call): string => path.replace(/\?.*/u, '');

const search = '502 /services/search/v1/federated-search/batch';

/** What fails without a search engine and a database. */
const unanswered = [
  search,
  ...[
    'create-session',
    'user-message',
    'bot-message-feedback',
    'session-feedback',
    'update-session-category',
  ].map((name) => `503 /api/Chat/${name}`),
  '503 /Feedback/Send',
  '503 /api/Chat/close-session',
];

/** As the log names them; undefined for lines that are about no request. */
const services = [
  'search token',
  'search',
  'suggestions',
  'tracking',
  'chat token',
  'chat',
  'quick answer',
  'vote',
];
const routes = [...services, 'feedback', 'log', 'profile', 'hook', 'mcp', 'file', undefined];

test(
  'the log has neither what readers send, nor who they are, nor a secret, whatever fails [SV-4]',
  { timeout: 60_000 },
  async () => {
    const other = await quotingServer();
    const { child, says, said, address, postgres, password } = await started(other.address);
    const { ask, tokens } = await openMarked(address, hookSecret);
    const calls = markedCalls(tokens);
    expect(calls.map(pathOf)).toEqual(expect.arrayContaining(documentedCalls()));
    // one after another, as they build on each other
    const failuresOf = async (all: readonly Call[], fromStatus: number) => {
      const failures: string[] = [];
      for (const call of all) {
        const { status } = await ask(call.path, call.init);
        if (status >= fromStatus) failures.push(`${status} ${pathOf(call)}`);
      }
      return failures;
    };
    expect(await failuresOf(calls, 400)).toEqual([search, `404 /how-to/of-${mark}`]);
    expect(await failuresOf(malformed(calls), 500)).toEqual([]);
    const raw = [`GET /${mark} HTTP/9.9\r\n\r\n`, requestText(`GET /${mark}`, { host: `${mark} ${mark}` })];
    for (const bytes of raw) expect((await sendRaw(Number(new URL(address).port), [bytes])).status).toBe(400);

    const question = message(tokens.openToo, `How do I slowly refund a payment of ${mark}?`);
    const answer = ask(
      '/api/Chat/user-message',
      json(question, { ...tokens.chatting, accept: 'text/event-stream' }),
    );
    await waitUntil(() => other.waiting.length > 0);
    await postgres.kill();
    other.waiting[0]?.end('{}');
    expect(await (await answer).text(), 'begun, and then not kept').toBe('');
    other.close();
    expect(await failuresOf(calls, 500)).toEqual(unanswered);
    child.kill('SIGUSR2');
    await says(/Warning: This is odd\./u);
    child.kill('SIGTERM');
    expect((await child).exitCode).toBe(0);

    const lines = said().trim().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as { readonly route?: string });
    expect(new Set(parsed.map(({ route }) => route))).toEqual(new Set(routes));
    const basic = Buffer.from(`${mark}:${mark}`).toString('base64');
    const given = Object.values(tokens).filter((value) => typeof value === 'string');
    const marks = [mark, basic, password, '203.0.113.77', '198.51.100.99', ...given];
    expect(lines.filter((line) => marks.some((each) => line.includes(each)))).toEqual([]);
  },
);
