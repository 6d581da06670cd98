import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../cli/stand-in/fault.ts';
import { clientOf, get, standInOf } from '../clients.ts';
import { exportSpace } from '../export-space.ts';
import { everyState, manyLocales } from '../spaces.ts';

const minuteMs = 60_000;

describe('a fault', () => {
  test('meets the requests that it is for, as often as it says, until it is ended', async () => {
    const standIn = await standInOf(everyState());
    const statuses = async (...paths: string[]) => {
      const all: number[] = [];
      for (const path of paths) all.push((await get(standIn, 'delivery', path)).status);
      return all;
    };
    standIn.fault({ kind: 'forbidden', on: /assets/u, times: 1 });
    const end = standIn.fault({ kind: 'not-found', on: /entries\?limit=5/u });
    expect(await statuses('locales', 'assets', 'assets')).toEqual([200, 403, 200]);
    expect(await statuses('entries', 'entries?limit=5', 'entries?limit=5')).toEqual([200, 404, 404]);
    end();
    expect(await statuses('entries?limit=5')).toEqual([200]);
  });

  test.each<[Fault, number, string]>([
    [{ kind: 'unauthorized' }, 401, 'AccessTokenInvalid'],
    [{ kind: 'forbidden' }, 403, 'AccessDenied'],
    [{ kind: 'not-found' }, 404, 'NotFound'],
    [{ kind: 'rate-limit', resetSeconds: 3600 }, 429, 'RateLimitExceeded'],
    [{ kind: 'server-error' }, 500, 'ServerError'],
    [{ kind: 'server-error', status: 503 }, 503, 'ServerError'],
    [{ kind: 'too-big' }, 400, 'BadRequest'],
    [{ kind: 'bad-request' }, 400, 'BadRequest'],
  ])('%o is answered with %i and %s', async (fault, status, id) => {
    const standIn = await standInOf(everyState());
    standIn.fault(fault);
    const answer = await get(standIn, 'management', 'entries');
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({
        sys: { type: 'Error', id },
        requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
      }),
    ]);
    const isLimited = fault.kind === 'rate-limit';
    expect(answer.headers.get('x-contentful-ratelimit-reset')).toBe(isLimited ? '3600' : '0');
  });

  test('changes what a page says of itself', async () => {
    const standIn = await standInOf(everyState());
    const pages = async () => {
      const { body } = await get(standIn, 'management', 'entries?limit=2');
      return [body['total'], (body['items'] as unknown[]).length];
    };
    standIn.fault({ kind: 'empty-page', times: 1 });
    standIn.fault({ kind: 'changing-total', times: 1 });
    expect([await pages(), await pages(), await pages()]).toEqual([
      [5, 0],
      [6, 2],
      [5, 2],
    ]);
  });

  test.each<[Fault['kind'], RegExp]>([
    ['malformed', /^\{"sys".+[^}]$/u],
    ['wrong-shape', /^\{\}$/u],
    ['empty', /^$/u],
    ['html', /^<!doctype html>/u],
  ])('of the kind %s leaves the status 200', async (kind, body) => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind } as Fault); // each of these kinds needs nothing else
    const response = await fetch(`${standIn.url}/spaces/space1/environments/master/entries`, {
      headers: { authorization: `Bearer ${standIn.env['CONTENTFUL_DELIVERY_TOKEN']}` },
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(body)]);
  });
});

/** What the client made of a page of entries, and how often it asked. */
async function outcome(fault: Fault) {
  const timeout = fault.kind === 'hang' ? 1000 : 10_000;
  const standIn = await standInOf(everyState());
  standIn.fault(fault);
  const got = await clientOf(standIn, 'delivery', { timeout })
    .getEntries()
    .then(({ total }) => total)
    .catch((error: unknown) => (error instanceof Error ? error.name : error));
  return [got, standIn.requests.length];
}

describe("Contentful's client", () => {
  // the waits are its own, so that these go side by side
  test('tries again where that may help, and gives up where it lasts', { timeout: minuteMs }, async () => {
    const passing: readonly Fault[] = [
      { kind: 'rate-limit', resetSeconds: 0, times: 1 },
      { kind: 'server-error', times: 1 },
      { kind: 'refused', times: 1 },
      { kind: 'hang', times: 1 },
    ];
    const lasting: readonly Fault[] = [{ kind: 'rate-limit', resetSeconds: 0 }, { kind: 'server-error' }];
    const outcomes = await Promise.all([...passing, ...lasting].map((fault) => outcome(fault)));
    expect(outcomes).toEqual([...passing.map(() => [3, 2]), ['RateLimitExceeded', 2], ['ServerError', 2]]);
  });

  test.each<[Fault['kind'], string]>([
    ['unauthorized', 'AccessTokenInvalid'],
    ['forbidden', 'AccessDenied'],
    ['not-found', 'NotFound'],
    ['too-big', 'BadRequest'],
    // it has seen the head of the answer, whose status names the error
    ['cut-off', '200 OK'],
    ['malformed', 'TypeError'],
    ['html', 'TypeError'],
  ])('does not try again where the answer is %s', async (kind, name) => {
    expect(await outcome({ kind } as Fault)).toEqual([name, 1]); // each of these kinds needs nothing else
  });

  test('takes a broken page of a sync for one without content', async () => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind: 'no-next-url', times: 1 });
    standIn.fault({ kind: 'malformed', times: 1 });
    const sync = async () => {
      const { entries, nextSyncToken } = await clientOf(standIn).sync({ initial: true });
      return [entries.length, nextSyncToken];
    };
    expect([await sync(), await sync()]).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
    expect(await sync()).toEqual([3, expect.any(String)]);
  });

  test('waits for ever for an answer that drips', async () => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind: 'drip', everyMs: 20 });
    let settled = false;
    const asked = clientOf(standIn, 'delivery', { timeout: 500, retryLimit: 0 }).getEntries();
    void asked.catch(() => undefined).then(() => (settled = true));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(settled).toBe(false);
    await standIn.close();
    await expect(asked).rejects.toThrow('"status": 200');
  });
});

describe("Contentful's exporter", { timeout: minuteMs }, () => {
  test('fails where the token is refused', async () => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind: 'unauthorized' });
    await expect(exportSpace(standIn)).rejects.toThrow('AccessTokenInvalid');
  });

  test('tries again where the connection ends in an answer', async () => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind: 'cut-off', on: /entries/u, times: 1 });
    expect((await exportSpace(standIn))['entries']).toHaveLength(5);
  });

  test('takes tags that it may not see for none, and roles that it may not see for a failure', async () => {
    const standIn = await standInOf(manyLocales());
    standIn.fault({ kind: 'forbidden', on: /\/tags\?/u });
    const roles = standIn.fault({ kind: 'forbidden', on: /\/roles\?/u });
    await expect(exportSpace(standIn)).rejects.toThrow('AccessDenied');
    roles();
    expect(await exportSpace(standIn)).toMatchObject({ tags: [], roles: [] });
  });
});
