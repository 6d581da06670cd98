import { describe, expect, test } from 'vitest';
import type { CaseFault } from '../../../../cli/services/help-center/case-faults.ts';
import { issueChatToken } from '../../../../cli/services/help-center/chat-token.ts';
import { readSigned } from '../../../../cli/services/wire/signed.ts';
import { caseCloseReply } from '../../../../schemas/services/help-center/case-close.ts';
import { helpCenterBaseUrl, helpCenterToken } from '../../../../schemas/services/help-center/help-center.ts';
import { emptySite, host, previewOf } from '../../preview/preview-of.ts';

const post = { method: 'POST', headers: { 'content-type': 'application/json', origin: host } };
const json = (body: unknown): RequestInit => ({ ...post, body: JSON.stringify(body) });

const close = (caseId: string): RequestInit => json({ caseId, articleUrl: `${host}/how-to/x` });

/** What a token of the chat says. */
const visitorOf = async (response: Response) => {
  const token = helpCenterToken.parse(await response.json());
  return readSigned(token, { purpose: 'chat token', secret: 'secret' });
};

describe('the token of the chat', () => {
  test('is for everybody, and says who reads [AU-3]', async () => {
    const { ask, clock } = await previewOf(emptySite);
    const response = await ask('/helpcenter/token');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const expiresAtMs = clock.nowMs + 60 * 60 * 1000;
    expect(await visitorOf(response)).toEqual({ visitorId: null, expiresAtMs });

    const form = { name: 'Ana', email: '', company: '', returnUrl: '/' };
    const signedIn = await ask('/Auth/Customer', {
      method: 'POST',
      headers: { origin: host },
      body: new URLSearchParams(form),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { visitorId } = (await (await ask('/auth/profile', { headers: { cookie } })).json()) as {
      readonly visitorId: string;
    };
    expect(await visitorOf(await ask('/helpcenter/token', { headers: { cookie } }))).toEqual({
      visitorId,
      expiresAtMs,
    });
  });

  test('is not for pages of other sites [AU-3]', async () => {
    const { ask } = await previewOf(emptySite);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await ask('/helpcenter/token', { headers })).status).toBe(403);
  });
});

test('the address of the chat is the folder of the site [AU-3]', async () => {
  const { ask } = await previewOf({ ...emptySite, basePath: '/help/' });
  const reply = await (await ask('/help/helpcenter/baseurl')).json();
  expect(helpCenterBaseUrl.parse(reply)).toBe(`${host}/help`);
});

describe('a case', () => {
  test('is closed, and the same again is answered as the first time [DF-4]', async () => {
    const { ask, events } = await previewOf(emptySite);
    const first = caseCloseReply.parse(await (await ask('/salesforce/closecase', close('500-7'))).json());
    expect(first).toEqual({ result: 'success', message: 'The case is closed.' });
    expect(await (await ask('/salesforce/closecase', close('500-7'))).json()).toEqual(first);
    const { counts, newest } = await events.overview();
    expect(counts.closedCases).toBe(1);
    expect(newest.closedCases).toMatchObject([{ caseId: '500-7', articleUrl: `${host}/how-to/x` }]);
  });

  const answers = {
    refuse: [200, /"result":"failure"/u, 0],
    fail: [500, /"code":500/u, 0],
    slow: [200, /"result":"success"/u, 1],
    garbage: [200, /^<!doctype html>/u, 0],
  } as const satisfies Record<CaseFault, unknown>;

  test.each(Object.entries(answers))('with the number "%s" does as it says [DF-4]', async (fault, answer) => {
    const [status, text, closed] = answer;
    const { ask, sleep, events } = await previewOf(emptySite);
    const response = await ask('/salesforce/closecase', close(fault));
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(text)]);
    expect(sleep.mock.calls).toEqual(fault === 'slow' ? [[3000]] : []);
    expect((await events.overview()).counts.closedCases).toBe(closed);
  });
});

const bearer = (visitorId: string | undefined, nowMs: number) =>
  `Bearer ${issueChatToken(visitorId, { secret: 'secret', now: () => nowMs })}`;

describe('a vote on an answer', () => {
  const vote = { id: 'a1', rating: 0, options: 5, description: 'Old screens' };
  const body = (authorization: string, sentBody: unknown = vote): RequestInit => ({
    ...json(sentBody),
    headers: { ...post.headers, authorization, instance: 'KnowledgeBase' },
  });
  test('of a signed-in reader is kept [QA-3]', async () => {
    const { ask, events, clock } = await previewOf(emptySite);
    const response = await ask('/api/QuickAnswer/vote', body(bearer('7c1f', clock.nowMs)));
    expect(response.status).toBe(204);
    expect((await events.overview()).newest.votes).toMatchObject([
      { answerId: 'a1', rating: 0, reasons: 5, description: 'Old screens' },
    ]);
  });

  test('of anybody else is not, nor one of another shape [QA-3]', async () => {
    const { ask, events, clock } = await previewOf(emptySite);
    const statusOf = async (init: RequestInit) => (await ask('/api/QuickAnswer/vote', init)).status;
    const signedIn = bearer('7c1f', clock.nowMs);
    expect(await statusOf(json(vote))).toBe(401);
    expect(await statusOf(body(bearer('7c1f', clock.nowMs - 60 * 60 * 1000)))).toBe(401);
    expect(await statusOf(body(bearer(undefined, clock.nowMs)))).toBe(403);
    expect(await statusOf(body(signedIn, { ...vote, rating: 3 }))).toBe(422);
    expect(await statusOf(body(signedIn, { ...vote, options: 32 }))).toBe(422);
    expect((await events.overview()).counts.votes).toBe(0);
  });
});

test('log items are kept as they came', async () => {
  const { ask, events } = await previewOf(emptySite);
  const item = { id: '1', type: 'error', category: 'page', message: 'broken' };
  const rich = { ...item, id: '2', code: 404, data: { at: ['/x'] }, exception: 'Error: x\n  at y' };
  expect((await ask('/Log/Send', json([item, rich]))).status).toBe(204);
  expect((await events.overview()).newest.logItems).toMatchObject([
    { itemId: '2', code: '404', data: '{"at":["/x"]}', exception: 'Error: x\n  at y' },
    {
      itemId: '1',
      type: 'error',
      category: 'page',
      code: null,
      message: 'broken',
      data: null,
      exception: null,
    },
  ]);
});

test('a method that a service does not take is named', async () => {
  const { ask } = await previewOf(emptySite);
  const posted = await ask('/helpcenter/token', { ...post, body: '{}' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
