import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askApi } from '../../../cli/source/ask-api.ts';
import { readConnection } from '../../../cli/source/connection.ts';

const token = 'CFPAT-very-secret';

/** A connection to a server that answers so. */
async function connectionTo(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return readConnection({
    CONTENTFUL_SPACE_ID: 'van',
    CONTENTFUL_MANAGEMENT_TOKEN: token,
    CONTENTFUL_HOST: `127.0.0.1:${port}`,
    CONTENTFUL_INSECURE: '1',
  });
}

const asked = { api: 'management', path: '/spaces/van/environments/master/locales' } as const;

test('the answer to a request with the token of its API', async () => {
  const connection = await connectionTo((request, response) => {
    response.setHeader('x-limit', '7');
    response.end(JSON.stringify([request.method, request.url, request.headers.authorization]));
  });
  const answer = await askApi(connection, asked);
  expect(answer).toMatchObject({ ok: true, value: ['GET', asked.path, `Bearer ${token}`] });
  expect(answer.ok && answer.headers.get('x-limit')).toBe('7');
});

const says =
  (status: number, body = '', headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

const breaksOff =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).write('{"items":[', () => response.destroy());

test.each<[string, RequestListener, string]>([
  ['a token that is refused', says(401, token), 'CONTENTFUL_MANAGEMENT_TOKEN is refused (401)'],
  ['a token that may not', says(403), 'CONTENTFUL_MANAGEMENT_TOKEN may not read this (403)'],
  ['a space that is not there', says(404), 'knows no space "van" with the environment "master"'],
  ['too many requests', says(429, '', { 'x-contentful-ratelimit-reset': '90' }), 'again in 90 s.'],
  ['a fault of the API', says(502, token), 'answers with 502; try again later'],
  [
    'another place',
    says(302, '', { location: `https://me:pw@login.example/${token}/in?next=secret` }),
    'redirects to https://login.example/[token]/in (302); check CONTENTFUL_HOST, and look for a proxy or a login page in between.',
  ],
  ['a place without a name', says(307), 'redirects to an address that it does not name (307)'],
  ['a page', says(200, '<html>'), 'does not answer with JSON'],
  ['nothing', says(200), 'broke off in the middle of an answer'],
  ['half an answer', says(200, '{"items":[', {}), 'broke off in the middle of an answer'],
  ['an answer of chunks that breaks off', breaksOff(200), 'broke off in the middle of an answer'],
  ['a refusal that breaks off', breaksOff(401), 'CONTENTFUL_MANAGEMENT_TOKEN is refused (401)'],
  ['a connection that breaks', (request) => void request.socket.destroy(), 'is not reached ('],
  ['silence', () => {}, 'does not answer within 0.2 s.'],
])('%s is a sentence, without the token', async (_what, answer, sentence) => {
  const connection = await connectionTo(answer);
  const failed = await askApi(connection, { ...asked, deadlineMs: 200 });
  expect(failed).toEqual({
    ok: false,
    failure: expect.stringContaining(sentence),
    status: failed.ok ? 0 : failed.status,
  });
  expect(JSON.stringify(failed)).not.toContain(token);
});
