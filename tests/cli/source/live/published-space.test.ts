import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { readConnection } from '../../../../cli/source/connection.ts';
import { type ClientLimits, withDeliveryClient } from '../../../../cli/source/live/delivery-client.ts';
import { type PublishedSpace, readPublished } from '../../../../cli/source/live/published-space.ts';
import { publishedExport } from '../../../../cli/source/live/to-export.ts';
import type { Fault } from '../../../../cli/stand-in/fault.ts';
import type { StandIn } from '../../../../cli/stand-in/stand-in.ts';
import { build } from '../../../../pipeline/build.ts';
import { settings } from '../../../pipeline/documents.ts';
import { type Random, randomFrom } from '../../../pipeline/mutations/random.ts';
import { thinnedSample } from '../../sample-parts.ts';
import { sampleStandIn } from '../../sample-stand-in.ts';
import { smallSpace, standInFor } from '../export/connect.ts';
import { seed } from '../../../seed.ts';

const read = ({ env }: StandIn, known?: PublishedSpace, limits?: ClientLimits) =>
  withDeliveryClient(
    { connection: readConnection(env), api: 'delivery' },
    (client) => readPublished(client, known),
    limits,
  );

const smallStandIn = async (onEnd: TestContext['onTestFinished'] = onTestFinished): Promise<StandIn> =>
  (await standInFor(onEnd, smallSpace())).standIn;

/** What an editor does next, in a place that chance chooses. */
function edit({ space }: StandIn, random: Random, step: number): void {
  const items = space.items.filter(({ sys }) => sys['archivedVersion'] === undefined);
  const item = random.pick(items);
  const other = random.pick(items);
  if (item === undefined || other === undefined) return;
  const kind = item.sys['type'] === 'Asset' ? 'Asset' : 'Entry';
  const { id } = item.sys;
  const fields = item['fields'] as Record<string, unknown>;
  const changes = [
    () => space.put({ sys: item.sys, fields: { ...fields, title: { 'en-US': `Title ${step}` } } }),
    () => space.publish(id, kind),
    () => space.publish(id, kind),
    () => space.unpublish(id, kind),
    () => space.archive(id, kind),
    () => space.delete(id, kind),
    () => space.put({ sys: { ...item.sys, id: `new${step}` }, fields }),
    () => space.put({ sys: item.sys, fields: { ...fields, ...(other['fields'] as object) } }),
  ];
  random.pick(changes)?.();
}

test(
  'after 500 edits, creations, deletions and unpublishings a refresh gives what reading everything gives [PL-1]',
  {
    timeout: 120_000,
  },
  async () => {
    const { standIn } = await standInFor(onTestFinished, await thinnedSample(13));
    const random = randomFrom(`edits ${seed}`);
    let { space } = await read(standIn);
    for (let step = 1; step <= 500; step += 1) {
      edit(standIn, random, step);
      if (random.below(20) > 0 && step < 500) continue;
      const refreshed = await read(standIn, space);
      expect(refreshed.isWhole).toBe(false);
      space = refreshed.space;
      const whole = await read(standIn);
      expect(publishedExport(space)).toEqual(publishedExport(whole.space));
    }
    const { space: whole } = await read(standIn);
    expect(bytes(space)).toEqual(bytes(whole));
  },
);

const bytes = (published: PublishedSpace) =>
  build({ exported: publishedExport(published), config: settings() }).files.map(({ text }) => text);

describe('everything is read again', { timeout: 60_000 }, () => {
  test('when the content model has changed, which no sync reports', async () => {
    const standIn = await smallStandIn();
    const { space } = await read(standIn);
    const [type] = space.contentTypes;
    if (type === undefined) throw new Error('the space has content types');
    standIn.space.putPart('contentTypes', { ...type, name: 'Another name' });
    expect((await read(standIn, space)).isWhole).toBe(true);
  });

  test('when the locales have changed', async () => {
    const standIn = await smallStandIn();
    const { space } = await read(standIn);
    const sys = { type: 'Locale', id: 'german', version: 1 };
    standIn.space.putPart('locales', {
      sys,
      code: 'de',
      name: 'German',
      default: false,
      fallbackCode: 'en-US',
    });
    expect((await read(standIn, space)).isWhole).toBe(true);
  });

  test('when the token is refused', async () => {
    const standIn = await smallStandIn();
    const { space } = await read(standIn);
    standIn.space.expireSyncTokens();
    expect((await read(standIn, space)).isWhole).toBe(true);
  });
});

const patient: ClientLimits = { deadlineMs: 20_000, retries: 0 };
const short: ClientLimits = { ...patient, deadlineMs: 300 };
const onSync = /\/sync/u;

describe(
  'a fault ends within the deadline in one sentence, without a token [PL-1]:',
  { timeout: 60_000 },
  () => {
    test.each<[string, Fault, string]>([
      ['a token that is refused', { kind: 'unauthorized' }, 'CONTENTFUL_DELIVERY_TOKEN is refused (401)'],
      ['a part that may not be read', { kind: 'forbidden', on: /tags/u }, 'may not read this (403)'],
      ['a space that is not there', { kind: 'not-found' }, 'knows no space "space1"'],
      [
        'another place',
        { kind: 'redirect', on: /tags/u, to: '/sign-in?token=stand-in-delivery' },
        '/sign-in (302); check CONTENTFUL_DELIVERY_HOST, and look for a proxy or a login page in between.',
      ],
      [
        'another place for a sync',
        { kind: 'redirect', on: onSync, to: 'https://login.example/' },
        ' redirects to https://login.example/ (302); check CONTENTFUL_DELIVERY_HOST',
      ],
      ['too many requests', { kind: 'rate-limit', resetSeconds: 3600 }, 'takes no more requests now (429)'],
      ['a fault of the API', { kind: 'server-error' }, 'answers with 500'],
      ['an answer that is cut off', { kind: 'cut-off' }, 'broke off in the middle of an answer'],
      ['a connection that breaks', { kind: 'refused' }, 'is not reached ('],
      ['chunks that are cut off', { kind: 'cut-off', chunked: true, on: onSync }, 'broke off in the middle'],
      ['half of the JSON', { kind: 'malformed' }, 'broke off in the middle of an answer'],
      [
        'half of the JSON of a sync',
        { kind: 'malformed', on: onSync },
        'broke off in the middle of an answer',
      ],
      ['a page to sign in on', { kind: 'html', on: onSync }, 'did not end its answer to a sync'],
      ['nothing', { kind: 'empty', on: onSync }, 'broke off in the middle of an answer'],
      ['a sync without a next page', { kind: 'no-next-url' }, 'did not end its answer to a sync'],
      ['a page without items', { kind: 'empty-page', on: /content_types/u }, 'gave 0 of 2 content types'],
      [
        'a sync without items',
        { kind: 'empty-page', on: onSync },
        'gave 0 entries and 0 assets, and counts others',
      ],
      ['a total that grows', { kind: 'changing-total', on: /entries/u }, 'and counts others'],
      ['silence', { kind: 'hang' }, 'did not answer whole within 0.3 s'],
      ['a byte now and then', { kind: 'drip', on: onSync }, 'did not answer whole within 0.3 s'],
    ])('%s', async (_what, fault, sentence) => {
      const standIn = await smallStandIn();
      standIn.fault(fault);
      const limits = fault.kind === 'hang' || fault.kind === 'drip' ? short : patient;
      const error: unknown = await read(standIn, undefined, limits).catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        name: 'SourceError',
        message: expect.stringContaining(sentence) as string,
      });
      const { message, cause, stack } = error as Error;
      for (const token of Object.values(readConnection(standIn.env).tokens)) {
        expect([message, cause, stack].join('\n')).not.toContain(token);
      }
    });

    // the waits are the client's own, so that these go side by side
    test.concurrent.for<Fault>([
      { kind: 'cut-off', on: onSync, times: 1 },
      { kind: 'cut-off', chunked: true, on: /content_types/u, times: 1 },
      { kind: 'malformed', on: /locales/u, times: 1 },
      { kind: 'empty', on: /assets/u, times: 1 },
    ])('an answer that breaks off once is asked for again: %o [PL-1]', async (fault, context) => {
      const standIn = await smallStandIn(context.onTestFinished);
      standIn.fault(fault);
      expect((await read(standIn)).space.entries).toHaveLength(3);
    });

    test.concurrent('a fault that passes is retried, in a space of more than a page', async (context) => {
      const standIn = await sampleStandIn(context.onTestFinished);
      standIn.fault({ kind: 'server-error', on: onSync, times: 1 });
      expect((await read(standIn)).space.entries.length).toBeGreaterThan(1000);
    });
  },
);
