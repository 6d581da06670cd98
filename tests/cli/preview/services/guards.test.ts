import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { throttle } from '../../../../cli/preview/services/guards.ts';

test('a service refuses calls beyond a number a minute, and says when it takes the next [SR-9]', async () => {
  let nowMs = 0;
  const app = new Hono();
  app.use(throttle(() => nowMs));
  app.get('/', (context) => context.text('answer'));
  nowMs = 15_000;
  const statuses = new Set<number>();
  for (let count = 0; count < 6000; count += 1) statuses.add((await app.request('/')).status);
  expect([...statuses]).toEqual([200]);

  const refused = await app.request('/');
  expect([refused.status, refused.headers.get('x-throttle-reset')]).toEqual([429, '45']);
  expect(await refused.json()).toEqual({ error: { code: 429, message: 'There are too many calls.' } });
  nowMs += 45_000;
  expect((await app.request('/')).status).toBe(200);
});
