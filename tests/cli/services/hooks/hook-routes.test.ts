import { expect, onTestFinished, test } from 'vitest';
import type { HookCount } from '../../../../cli/services/hooks/hook-settings.ts';
import { hookRoutes } from '../../../../cli/services/hooks/hook-routes.ts';
import { waitUntil } from '../../../wait-for.ts';
import { manualTimers } from './manual-timers.ts';
import { secret, signedAt, signedHeaders } from './signed-request.ts';

const bodyOf = (space = 'abc123', environment = 'master', more: object = {}): string =>
  JSON.stringify({ sys: { id: 'entry', space: linkTo(space), environment: linkTo(environment) }, ...more });

const linkTo = (id: string) => ({ sys: { type: 'Link', id } });

const published = 'ContentManagement.Entry.publish';

interface Sent {
  readonly body?: string;
  readonly topic?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** The routes of a site, whose build does nothing. */
function openHooks({ drafts = false } = {}) {
  const timers = manualTimers(signedAt);
  const counted: HookCount[] = [];
  const said: string[] = [];
  const log = {
    info: (message: string) => said.push(message),
    error: (message: string) => said.push(message),
  };
  const { app, close } = hookRoutes({
    secret,
    space: 'abc123',
    environment: 'master',
    build: [process.execPath, '--version'],
    debounceMs: 5000,
    drafts,
    timers,
    log,
    count: (what) => counted.push(what),
  });
  onTestFinished(close);
  const send = ({ body = bodyOf(), topic = published, headers = {}, method = 'POST' }: Sent = {}) =>
    app.request('http://localhost/hooks/contentful', {
      method,
      headers: { ...signedHeaders(body, topic), ...headers },
      ...(method === 'POST' && { body }),
    });
  return { send, counted, said, pass: timers.pass };
}

/** The status of a response, and its sentence if it is a refusal. */
async function statusOf(response: Response): Promise<readonly [number, string | undefined]> {
  const { error } = (await response.json()) as { error?: { code: number; message: string } };
  expect(error?.code ?? response.status).toBe(response.status);
  return [response.status, error?.message];
}

test('a verified event builds the site [DP-5]', async () => {
  const { send, counted, said, pass } = openHooks();
  const response = await send({
    body: bodyOf(undefined, undefined, { fields: { body: 'x'.repeat(1_000_000) } }),
  });
  expect([response.status, await response.json()]).toEqual([202, { build: true }]);
  pass(5000);
  await waitUntil(() => counted.length === 2);
  expect(counted).toEqual(['accepted', 'built']);
  expect(said[0]).toBe('ContentManagement.Entry.publish of entry asks for a build');
  expect(said.at(-1)).toContain(process.version);
});

test('a wrong signature is refused before the body is parsed [DP-5]', async () => {
  const { send, counted, pass } = openHooks();
  const headers = { 'x-contentful-signature': 'f'.repeat(64) };
  const [status, message] = await statusOf(await send({ body: 'no JSON', headers }));
  expect(status).toBe(401);
  expect(message).toMatch(/^The signature is wrong/u);
  pass(5000);
  expect(counted).toEqual(['refused']);
});

test.each([
  [bodyOf('other'), 'The event is of other/master, and this site is of abc123/master.'],
  [bodyOf('abc123', 'staging'), 'The event is of abc123/staging, and this site is of abc123/master.'],
])('an event of another space or environment is refused [DP-5]', async (body, sentence) => {
  const { send, counted } = openHooks();
  expect(await statusOf(await send({ body }))).toEqual([403, sentence]);
  expect(counted).toEqual(['refused']);
});

test.each<[string, Sent, number]>([
  ['a GET', { method: 'GET' }, 405],
  ['a PUT', { method: 'PUT' }, 405],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['more than 2 MB', { body: bodyOf('x'.repeat(2_000_001)) }, 413],
  ['no JSON', { body: '{' }, 400],
  ['a payload without a space', { body: '{"sys":{"id":"entry"}}' }, 422],
  ['a payload that is no object', { body: '[]' }, 422],
])('%s is refused in the form of all services [DP-5]', async (_, sent, status) => {
  const { send, counted } = openHooks();
  const response = await send(sent);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect((await statusOf(response))[0]).toBe(status);
  expect(counted).toEqual(['refused']);
});

const building = [
  ...['Entry', 'Asset'].flatMap((type) =>
    ['publish', 'unpublish', 'delete', 'archive', 'unarchive'].map((action) => `${type}.${action}`),
  ),
  'ContentType.publish',
  'ContentType.unpublish',
  'ReleaseAction.execute',
];
const drafting = ['Entry.create', 'Entry.save', 'Entry.auto_save', 'Asset.save', 'Asset.auto_save'];
const neither = [
  'ContentType.save',
  'Task.create',
  'Release.save',
  'ReleaseAction.create',
  'Entry.constructor',
  '',
];

test.each([
  { drafts: false, taken: building, ignored: [...drafting, ...neither] },
  { drafts: true, taken: [...building, ...drafting], ignored: neither },
])('with drafts: $drafts, exactly these events build the site [DP-5]', async ({ drafts, taken, ignored }) => {
  const { send, counted } = openHooks({ drafts });
  for (const event of [...taken, ...ignored]) {
    const response = await send({ topic: `ContentManagement.${event}` });
    expect(response.status).toBe(202);
  }
  expect(counted).toEqual([...taken.map(() => 'accepted'), ...ignored.map(() => 'ignored')]);
});

test('an event that is ignored says so [DP-5]', async () => {
  const response = await openHooks().send({ topic: 'ContentManagement.Entry.auto_save' });
  expect(await response.json()).toEqual({
    build: false,
    message: 'ContentManagement.Entry.auto_save changes nothing here.',
  });
});
