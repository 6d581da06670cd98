import { expect, test } from 'vitest';
import { auth, searchClient } from '../search/search-client.ts';

const refused = { error: { code: 429, message: 'There are too many calls.' } };

/** Of a preview whose clock stands still, and with a body that each of them refuses. */
const services = [
  ['the search', 'POST', auth],
  ['the token of the chat', 'GET', '/helpcenter/token'],
  ['closing a case', 'POST', '/salesforce/closecase'],
  ['feedback', 'POST', '/Feedback/Send'],
  ['the log', 'POST', '/Log/Send'],
  ['the profile', 'GET', '/auth/profile'],
  ['signing in', 'POST', '/Auth/Customer'],
  ['the dashboard', 'GET', '/preview'],
] as const;

test('every service refuses a client that calls too often, and says when it takes the next [SR-9]', async () => {
  const { ask, clock } = await searchClient();
  const statuses = new Set<number>();
  // the client has asked for a token
  for (let call = 1; call < 600; call += 1) statuses.add((await ask('/helpcenter/baseurl')).status);
  expect([...statuses]).toEqual([200]);

  for (const [service, method, path] of services) {
    const headers = { origin: 'http://localhost:4173', 'x-inbenta-key': 'preview' };
    const response = await ask(path, { method, headers });
    expect([service, response.status, await response.json()]).toEqual([service, 429, refused]);
    expect([response.headers.get('retry-after'), response.headers.get('x-throttle-reset')]).toEqual([
      '1',
      '1',
    ]);
  }
  clock.nowMs += 10;
  expect((await ask('/helpcenter/baseurl')).status).toBe(200);
  expect((await ask('/helpcenter/baseurl')).status).toBe(429);
});

test('pages are read without counting', async () => {
  const { ask } = await searchClient();
  for (let call = 0; call < 700; call += 1) await ask('/how-to/x');
  expect((await ask('/auth/profile')).status).toBe(200);
});
