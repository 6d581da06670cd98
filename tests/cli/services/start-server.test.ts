import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../../cli/services/start-server.ts';
import { type WireLimits, usualWireLimits } from '../../../cli/services/gate/wire-limits.ts';
import { emptySite, previewOf } from '../preview/preview-of.ts';
import { requestText, sendRaw } from './gate/raw-client.ts';
import { waitUntil } from '../../wait-for.ts';

const site = { ...emptySite, page: async () => ({ html: 'A page.', status: 200 }) };

/** A preview behind a port of its own, and what sends bytes to it. */
async function served(limits: Partial<WireLimits> = {}) {
  const { app } = await previewOf(site);
  const { address, isOpen, close } = await startServer(
    app,
    { port: 0, host: '127.0.0.1' },
    { limits: { ...usualWireLimits, ...limits } },
  );
  // nothing of this is the terminal's business
  const told = vi.spyOn(console, 'error');
  onTestFinished(() => {
    close();
    expect(told).not.toHaveBeenCalled();
  });
  const port = Number(new URL(address).port);
  const send = (...args: Parameters<typeof sendRaw> extends [number, ...infer Rest] ? Rest : never) =>
    sendRaw(port, ...args);
  return { port, send, isOpen };
}

/** A connection that says nothing yet; nobody has to hear how it ends. */
async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** What has no end, until the other side ends it. */
function* endless(piece: string | Uint8Array): Generator<string | Uint8Array> {
  for (;;) yield piece;
}

function* after(first: string, rest: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
  yield first;
  yield* rest;
}

const plain = 'content-type: text/plain; charset=utf-8';
const json = 'content-type: application/json';

describe('what cannot be read is answered with a sentence:', () => {
  test.each<[what: string, text: string, status: number, sentence: string]>([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n', 400, 'This request cannot be read.'],
    ['binary', '\0\x01\x02\x16\x03\x01\r\n\r\n', 400, 'This request cannot be read.'],
    ['an unknown method', requestText('STEAL /'), 400, 'This request cannot be read.'],
    ['an unknown version', 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n', 400, 'This request cannot be read.'],
    [
      'a header without a name',
      'GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n',
      400,
      'This request cannot be read.',
    ],
    [
      'two lengths',
      requestText('POST /Log/Send', { 'content-length': '5', 'Content-Length': '6' }, 'hello'),
      400,
      'This request cannot be read.',
    ],
    [
      'a length beside chunks',
      requestText('POST /Log/Send', { 'content-length': '5', 'transfer-encoding': 'chunked' }, '0\r\n\r\n'),
      400,
      'This request cannot be read.',
    ],
    [
      'chunks without a size',
      requestText(
        'POST /Log/Send',
        { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
        'zz\r\n',
      ),
      400,
      'This request cannot be read.',
    ],
    [
      'words beside a chunk without end',
      requestText('POST /Log/Send', { 'transfer-encoding': 'chunked' }, `5;${'a'.repeat(20_000)}\r\n`),
      413,
      'The body of this request is too large.',
    ],
    [
      'headers that are too large',
      requestText('GET /', { cookie: 'a'.repeat(20_000) }),
      431,
      'The headers of this request are too large.',
    ],
    [
      'an address that is too long',
      requestText(`GET /${'a'.repeat(20_000)}`),
      431,
      'The headers of this request are too large.',
    ],
    [
      'no host',
      'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      'This request names no address that is served here; look at its path and its Host header.',
    ],
    [
      'a host that is none',
      requestText('GET /', { host: 'a b' }),
      400,
      'This request names no address that is served here; look at its path and its Host header.',
    ],
    [
      'a path that is none',
      requestText('OPTIONS *'),
      400,
      'This request names no address that is served here; look at its path and its Host header.',
    ],
    [
      'another site, as if this were a proxy',
      requestText('GET http://evil.example/'),
      421,
      'This preview does not know the host evil.example; if it is meant, start the preview with --allow-host evil.example',
    ],
    [
      'a body that says how large it is',
      requestText('POST /Log/Send', { 'content-length': '2000001', 'content-type': 'application/json' }, '['),
      413,
      '{"error":{"code":413,"message":"The body is larger than 2000000 bytes."}}',
    ],
    [
      'an expectation',
      requestText('GET /', { expect: 'the moon' }),
      417,
      'This request expects something that this server does not support.',
    ],
    ['a trace', requestText('TRACE /', { cookie: 'secret' }), 405, '/ takes GET, HEAD only.'],
    ['a page that is posted', requestText('POST /'), 405, '/ takes GET, HEAD only.'],
  ])('%s', async (_, text, status, sentence) => {
    const { send } = await served();
    const answer = await send([text]);
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(sentence)]);
    expect(answer.head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.head.toLowerCase()).toContain(sentence.startsWith('{') ? json : plain);
    expect((await send([requestText('GET /')])).status).toBe(200);
  });
});

describe('what does not end is ended:', () => {
  test('headers', async () => {
    const { send } = await served();
    const answer = await send(endless('x-more: and more\r\n'));
    expect(answer.status).toBe(400);
    const begun = await send([
      `GET / HTTP/1.1\r\n`,
      ...Array.from({ length: 5000 }, () => 'x-more: and more\r\n'),
    ]);
    expect(begun.status).toBe(431);
  });

  test('a body in chunks, whatever it is sent to', async () => {
    const { send } = await served();
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    for (const path of [
      '/Log/Send',
      '/Feedback/Send',
      '/salesforce/closecase',
      '/Auth/Customer',
      '/nothing',
    ]) {
      const headers = {
        'transfer-encoding': 'chunked',
        'content-type': 'application/json',
        origin: 'http://localhost',
      };
      const body = after(requestText(`POST ${path}`, headers), endless(chunk));
      const answer = await send(body);
      expect([path, answer.status]).toEqual([path, path === '/nothing' ? 405 : 413]);
    }
  });

  test('headers, a byte at a time', async () => {
    const { send } = await served({ headersMs: 200, requestMs: 600_000, checkMs: 20 });
    const answer = await send(endless('a'), { everyMs: 20 });
    expect(answer.status).toBe(400); // it is no method
    const slow = await send(requestText('GET /', { 'x-slow': 'a'.repeat(10_000) }), {
      everyMs: 20,
    });
    expect([slow.status, slow.body]).toEqual([408, 'This request took too long to arrive.']);
  });

  test('a body, a byte at a time', async () => {
    const { send } = await served({ headersMs: 200, requestMs: 400, checkMs: 20 });
    const headers = { 'content-length': '1000', 'content-type': 'application/json' };
    const answer = await send(after(requestText('POST /Log/Send', headers), endless(' ')), {
      everyMs: 20,
    });
    expect([answer.status, answer.body]).toEqual([408, 'This request took too long to arrive.']);
  });

  test('a connection that says nothing', async () => {
    const { send } = await served({ headersMs: 200, requestMs: 400, checkMs: 20 });
    expect((await send([])).status).toBe(408);
  });

  test('connections beyond a number with a sentence, beyond twice that without one, and the first are still served', async () => {
    const { port, send } = await served({ maxConnections: 3 });
    const status = async () => (await send([requestText('GET /')])).status;
    const first = await Promise.all([0, 1, 2].map(() => opened(port)));
    await waitUntil(async () => (await status()) === 503);
    const answer = await send([requestText('GET /')]);
    expect([answer.head.toLowerCase(), answer.body]).toEqual([
      expect.stringMatching(/content-type: text\/plain; charset=utf-8.*retry-after: 1.*connection: close/su),
      'There are too many open connections; close some tabs, or ask again in a second.',
    ]);
    const more = await Promise.all([0, 1, 2].map(() => opened(port)));
    await waitUntil(async () => (await status()) === undefined);
    const page = once(first[0] as Socket, 'data'); // there are three
    first[0]?.write(requestText('GET /'));
    expect(String(await page)).toContain('HTTP/1.1 200 OK');
    for (const socket of [...first, ...more]) socket.destroy();
    await waitUntil(async () => (await status()) === 200);
  });
});

test('who still sends what is malformed can read why, for half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { port, send } = await served();
  const socket = await opened(port);
  const answer = once(socket, 'data');
  socket.write('no HTTP\r\n\r\n');
  expect(String(await answer)).toContain('This request cannot be read.');
  vi.advanceTimersByTime(499);
  for (let piece = 0; piece < 6; piece += 1) {
    socket.write('more');
    await send(['no HTTP\r\n\r\n']); // by then the piece has come
  }
  expect([socket.errored, socket.closed]).toEqual([null, false]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  // who has heard the end of an answer hears of a closed connection by writing alone
  await waitUntil(() => socket.closed || void socket.write('more'));
});

test('an answer under way is cut off, and no other is put into it', async () => {
  const { port } = await served();
  const socket = await opened(port);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const ended = new Promise((resolve) => socket.on('end', resolve).on('close', resolve));
  socket.write(requestText('GET /services/preview/changes', { connection: 'keep-alive' }));
  await waitUntil(() => received.includes('data: first'));
  socket.write('no HTTP\r\n\r\n');
  await ended;
  expect(received.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 200']);
});

test('a body that nests lists without end is refused by its depth', async () => {
  const { send } = await served();
  const body = `[{"id":"1","type":"error","category":"page","message":"x","data":${'['.repeat(900_000)}`;
  const headers = { 'content-length': String(body.length), 'content-type': 'application/json' };
  const answer = await send([requestText('POST /Log/Send', headers, body)]);
  expect([answer.status, answer.body]).toEqual([
    422,
    '{"error":{"code":422,"message":"the body: is nested deeper than 50 levels"}}',
  ]);
});

test('a body that is not sent whole makes no noise in the terminal', async () => {
  const { send } = await served();
  const headers = { 'content-length': '1000', 'content-type': 'application/json' };
  const cutOff = requestText('POST /Log/Send', headers, '[{');
  expect((await send([cutOff], { endsAfterMs: 50 })).status).not.toBe(500);
  expect((await send([requestText('GET /')])).body).toBe('A page.');
});

test('a form that is no form is refused as one', async () => {
  const { send } = await served();
  const body = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAna';
  const headers = {
    'content-length': String(body.length),
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'http://localhost',
  };
  const answer = await send([requestText('POST /Auth/Customer', headers, body)]);
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('Nobody was signed in.')]);
});

test.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['::1', false],
  ['0.0.0.0', true],
  ['::', true],
])('a preview on %s is open to a network: %s', async (host, isOpen) => {
  const { app } = await previewOf(site);
  const server = await startServer(app, { port: 0, host });
  onTestFinished(server.close);
  expect([server.isOpen, server.address]).toEqual([
    isOpen,
    expect.stringMatching(/^http:\/\/localhost:\d+$/u),
  ]);
});

test('a fault of the program is told to who runs it, without what was sent [SV-4]', async () => {
  const report = vi.fn<(sentence: string) => void>();
  const app = { fetch: async () => Response.json(JSON.parse('ana@example.com')) };
  const { address, close } = await startServer(app, { port: 0, host: '127.0.0.1' }, { report });
  onTestFinished(close);
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([
    500,
    'This request could not be answered; the log says why.',
  ]);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^a fault of Fieldbook: SyntaxError +at JSON\.parse/u),
  );
  expect(String(report.mock.calls)).not.toMatch(/ana|example/u);
});
