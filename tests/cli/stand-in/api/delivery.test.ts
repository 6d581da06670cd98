import { describe, expect, test } from 'vitest';
import { entryLink, exportOf, rawAsset } from '../../../pipeline/documents.ts';
import { clientOf, get, idsOf, standInOf } from '../clients.ts';
import { everyState, manyLocales, page } from '../spaces.ts';

describe('the delivery API', () => {
  test('has what is published, and of a changed entry what was published', async () => {
    const standIn = await standInOf(everyState());
    const client = clientOf(standIn);
    expect(idsOf((await client.getEntries({ order: ['sys.id'] })).items)).toEqual([
      'changed',
      'published',
      'start',
    ]);

    standIn.space.put(page('published', { title: 'Edited' }));
    const titles = async () =>
      (await client.getEntries({ 'sys.id': 'published' })).items.map(({ fields }) => fields);
    expect(await titles()).toEqual([{ title: 'Title of published' }]);
    standIn.space.publish('published');
    expect(await titles()).toEqual([{ title: 'Edited' }]);
    standIn.space.unpublish('published');
    expect(await titles()).toEqual([]);
  });

  test('says of an entry what readers may know', async () => {
    const sys = {
      createdAt: '2023-03-24T20:56:11.973Z',
      updatedAt: '2023-03-25T10:00:00.000Z',
      publishedVersion: 5,
      publishedAt: '2023-03-24T20:56:54.930Z',
      firstPublishedAt: '2023-03-24T20:56:54.930Z',
      publishedCounter: 1,
      version: 8,
      automationTags: [],
    };
    const entry = page('post');
    const standIn = await standInOf(exportOf([{ ...entry, sys: { ...entry.sys, ...sys } }]));
    expect((await get(standIn, 'delivery', 'entries/post')).body).toEqual({
      metadata: { tags: [], concepts: [] },
      sys: {
        id: 'post',
        type: 'Entry',
        space: { sys: { type: 'Link', linkType: 'Space', id: 'space1' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } },
        createdAt: '2023-03-24T20:56:54.930Z',
        updatedAt: '2023-03-24T20:56:54.930Z',
        publishedVersion: 5,
        revision: 1,
        locale: 'en-US',
      },
      fields: { title: 'Title of post' },
    });
  });

  test('gives one locale with its fallbacks, or all of them with none', async () => {
    const standIn = await standInOf(manyLocales());
    const fieldsIn = async (query: string) =>
      (await get(standIn, 'delivery', `entries/home${query}`)).body['fields'];
    expect(await fieldsIn('')).toEqual({ title: 'Home', slug: 'home' });
    expect(await fieldsIn('?locale=de')).toEqual({ title: 'Home', slug: 'home' });
    expect(await fieldsIn('?locale=fr')).toEqual({ title: 'Accueil', slug: 'home' });
    expect(await fieldsIn('?locale=*')).toEqual({
      title: { 'en-US': 'Home', fr: 'Accueil' },
      slug: { 'en-US': 'home' },
    });
    expect((await get(standIn, 'delivery', 'entries?locale=xx')).status).toBe(400);
  });

  test('brings what entries link to, as deep as asked, and names what it cannot bring', async () => {
    const exported = exportOf(
      [
        page('one', { next: entryLink('two'), gone: entryLink('gone') }),
        page('two', {
          next: entryLink('three'),
          picture: { sys: { type: 'Link', linkType: 'Asset', id: 'picture' } },
        }),
        page('three', { next: entryLink('one') }),
      ],
      { assets: [rawAsset('picture')] },
    );
    const standIn = await standInOf(exported);
    const shapeOf = async (include: number) => {
      const { body } = await get(standIn, 'delivery', `entries?sys.id=one&include=${include}`);
      const includes = (body['includes'] ?? {}) as Record<string, { sys: { id: string } }[]>;
      const ids = Object.entries(includes).map(([kind, items]) => [kind, idsOf(items)]);
      return { ...Object.fromEntries(ids), errors: body['errors'] };
    };
    const errors = [
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: 'gone' },
      },
    ];
    expect(await shapeOf(0)).toEqual({ errors: undefined });
    expect(await shapeOf(1)).toEqual({ Entry: ['two'], errors });
    expect(await shapeOf(10)).toEqual({ Entry: ['two', 'three'], Asset: ['picture'], errors });
  });

  test("resolves links for Contentful's client", async () => {
    const standIn = await standInOf(everyState());
    const { fields } = await clientOf(standIn).withoutUnresolvableLinks.getEntry('start');
    expect(idsOf(fields['pages'] as { sys: { id: string } }[])).toEqual(['published']);
  });

  test('filters, selects, orders and pages', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const standIn = await standInOf(
      exportOf(ids.map((id) => page(id, { title: id, size: id.charCodeAt(0) }))),
    );
    const found = async (query: string) => {
      const { body } = await get(standIn, 'delivery', `entries?${query}`);
      return [body['total'], idsOf(body['items'] as { sys: { id: string } }[])];
    };
    expect(await found('order=-fields.title&skip=1&limit=2')).toEqual([4, ['c', 'b']]);
    expect(await found('sys.id[in]=d,a,gone&order=sys.id')).toEqual([2, ['a', 'd']]);
    expect(await found('content_type=page&fields.size[gte]=99&order=sys.id')).toEqual([2, ['c', 'd']]);
    expect(await found('content_type=post')).toEqual([0, []]);
    const { body } = await get(standIn, 'delivery', 'entries?sys.id=a&select=sys.id,fields.title');
    expect(body['items']).toEqual([{ sys: { id: 'a' }, fields: { title: 'a' } }]);
  });

  test('pages by a cursor', async () => {
    const standIn = await standInOf(exportOf(['a', 'b', 'c'].map((id) => page(id))));
    const client = clientOf(standIn);
    const first = await client.getEntriesWithCursor({ limit: 2, order: ['sys.id'] });
    const pageNext = first.pages.next ?? '';
    const second = await client.getEntriesWithCursor({ limit: 2, order: ['sys.id'], pageNext });
    expect([idsOf(first.items), idsOf(second.items), second.pages]).toEqual([['a', 'b'], ['c'], {}]);
  });

  test('keeps to itself what is for editors', async () => {
    const standIn = await standInOf(manyLocales());
    const client = clientOf(standIn);
    expect(idsOf((await client.getTags()).items)).toEqual(['public']);
    expect((await client.getEntry('home')).metadata.tags.map(({ sys }) => sys.id)).toEqual(['public']);
    expect((await client.getLocales()).items.map(({ code }) => code)).toEqual(['en-US', 'de', 'fr']);
    const [type] = (await client.getContentTypes()).items;
    expect(type?.fields[0]).toEqual({ id: 'title', name: 'Title', type: 'Symbol', localized: true });
    expect((await get(standIn, 'delivery', 'content_types/page/editor_interface')).status).toBe(404);
  });
});

describe('the preview API', () => {
  test('has drafts and unpublished edits, and nothing that is archived', async () => {
    const standIn = await standInOf(everyState());
    standIn.space.put(page('published', { title: 'Edited' }));
    const { items } = await clientOf(standIn, 'preview').getEntries({ order: ['sys.id'] });
    expect(items.map(({ sys, fields }) => [sys.id, fields['title']])).toEqual([
      ['changed', 'Title of changed'],
      ['draft', 'Title of draft'],
      ['published', 'Edited'],
      ['start', 'Title of start'],
    ]);
  });

  test('finds what was edited since a time', async () => {
    const now = new Date('2026-03-10T08:00:00.000Z');
    const standIn = await standInOf(everyState(), { now: () => now });
    standIn.space.put(page('draft', { title: 'Edited' }));
    const { items } = await clientOf(standIn, 'preview').getEntries({
      'sys.updatedAt[gte]': '2026-03-10T08:00:00Z',
    });
    expect(idsOf(items)).toEqual(['draft']);
  });

  test('has no sync', async () => {
    const standIn = await standInOf(everyState());
    await expect(clientOf(standIn, 'preview').sync({ initial: true })).rejects.toThrow('404');
  });
});
