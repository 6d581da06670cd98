import { expect, test } from 'vitest';
import { exportOf, rawAsset } from '../../../pipeline/documents.ts';
import { clientOf, get, idsOf, standInOf } from '../clients.ts';
import type { StandIn } from '../../../../cli/stand-in/stand-in.ts';
import { everyState, page } from '../spaces.ts';

type Query = Parameters<ReturnType<typeof clientOf>['sync']>[0];

async function sync(standIn: StandIn, query: Query) {
  const { entries, assets, deletedEntries, deletedAssets, nextSyncToken } =
    await clientOf(standIn).withoutLinkResolution.sync(query);
  return {
    entries: sorted(entries),
    assets: sorted(assets),
    deleted: [...sorted(deletedEntries), ...sorted(deletedAssets)],
    token: nextSyncToken ?? '',
  };
}

const sorted = (items: Parameters<typeof idsOf>[0]) => idsOf(items).toSorted();

test('a first sync brings what is published, page by page', async () => {
  const standIn = await standInOf(everyState());
  expect(await sync(standIn, { initial: true, limit: 2 })).toEqual({
    entries: ['changed', 'published', 'start'],
    assets: ['picture'],
    deleted: [],
    token: expect.stringMatching(/^[\w-]+$/u),
  });
  expect(standIn.requests.map(({ path, status }) => [path, status])).toEqual(
    Array.from({ length: 2 }, () => ['/spaces/space1/environments/master/sync', 200]),
  );
});

test('later ones bring what was published or is gone since', async () => {
  const standIn = await standInOf(everyState());
  const { space } = standIn;
  const first = await sync(standIn, { initial: true });
  expect(await sync(standIn, { nextSyncToken: first.token })).toEqual({
    entries: [],
    assets: [],
    deleted: [],
    token: first.token,
  });

  space.put(page('published', { title: 'Edited' }));
  space.put(page('new'));
  space.publish('new');
  space.unpublish('changed');
  space.archive('start');
  space.delete('picture');
  space.delete('draft');
  const second = await sync(standIn, { nextSyncToken: first.token });
  expect(second).toEqual({
    entries: ['new'],
    assets: [],
    deleted: ['changed', 'start', 'picture'],
    token: expect.any(String),
  });

  space.publish('published');
  space.delete('new');
  expect(await sync(standIn, { nextSyncToken: second.token })).toMatchObject({
    entries: ['published'],
    deleted: ['new'],
  });
  // the older token still knows its place
  expect(await sync(standIn, { nextSyncToken: first.token })).toMatchObject({
    entries: ['published'],
    deleted: ['changed', 'new', 'start', 'picture'],
  });
});

test('what changes between two pages is in the next sync', async () => {
  const standIn = await standInOf(exportOf(['a', 'b', 'c'].map((id) => page(id))));
  const { withoutLinkResolution: client } = clientOf(standIn);
  const first = await client.sync({ initial: true, limit: 2 }, { paginate: false });
  standIn.space.delete('a');
  standIn.space.put(page('c', { title: 'Edited' }));
  standIn.space.publish('c');
  const last = await sync(standIn, { nextPageToken: first.nextPageToken ?? '' });
  expect([idsOf(first.entries), last.entries]).toEqual([['a', 'b'], []]);
  expect(await sync(standIn, { nextSyncToken: last.token })).toMatchObject({
    entries: ['c'],
    deleted: ['a'],
  });
});

test('a sync of one content type hears of no deletion', async () => {
  const standIn = await standInOf(exportOf([page('a')], { assets: [rawAsset('picture')] }));
  const first = await sync(standIn, { initial: true, content_type: 'page' });
  expect(first).toMatchObject({ entries: ['a'], assets: [] });
  standIn.space.delete('a');
  expect(await sync(standIn, { nextSyncToken: first.token })).toMatchObject({ entries: [], deleted: [] });
});

test('a token that was not given out is refused, and so is one with other parameters', async () => {
  const standIn = await standInOf(everyState());
  const { token } = await sync(standIn, { initial: true });
  const messages = ['nonsense', 'eyJzaW5jZSI6MH0', `${token}&limit=1`].map(async (each) => {
    const { status, body } = await get(standIn, 'delivery', `sync?sync_token=${each}`);
    return [status, body['message']];
  });
  const refused = [400, 'The sync token is invalid or has expired. Start a new sync with "initial".'];
  expect(await Promise.all(messages)).toEqual([
    refused,
    refused,
    [400, expect.stringContaining('you can not pass any other parameters')],
  ]);
});

test('tokens expire', async () => {
  const standIn = await standInOf(everyState());
  const { token } = await sync(standIn, { initial: true });
  standIn.space.expireSyncTokens();
  await expect(sync(standIn, { nextSyncToken: token })).rejects.toThrow('400');
});
