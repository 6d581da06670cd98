import { expect, test } from 'vitest';
import { otherText } from '../../../../cli/preview/findings/other-text.ts';
import { buildPreviewSite, buildPublishedSite } from '../../../../cli/preview/build-preview-site.ts';
import { type PagePreview, pagePreview } from '../../../../schemas/preview/page-preview.ts';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { entry, howTo, text } from '../../../pipeline/builders.ts';
import { entryLink, exportOf, type RawEntry } from '../../../pipeline/documents.ts';
import { projectOf, readerOf } from '../built-site.ts';
import { previewOf } from '../preview-of.ts';

const common: readonly RawEntry[] = [
  howTo('same', 'Same'),
  entry('homeEntry', 'news', { codeId: 'HPAnnouncements', subContent: [entryLink('sale')] }),
];

const published = [
  ...common,
  howTo('add', 'Add', { url: 'add', introduction: text('Open the board.') }),
  howTo('gone', 'Gone', { url: 'gone' }),
  entry('announcement', 'sale', { title: 'Sale' }),
];

const draft = [
  ...common,
  howTo('add', 'Add', { url: 'add-a-job', introduction: text('Open the new board.') }),
  howTo('night', 'Night', { url: 'night' }, 'draft'),
  entry('announcement', 'sale', { title: 'Summer sale' }),
];

/** A preview of drafts beside what is published. */
async function beside(config: FieldbookConfig = {}) {
  const given = { config, drafts: true };
  const other = buildPublishedSite(projectOf(exportOf(published), { config }), readerOf({}));
  const site = buildPreviewSite(projectOf(exportOf(draft), given), readerOf({}), { published: other });
  const { ask } = await previewOf(site, { reloads: false });
  const known = async (path: string): Promise<PagePreview> => {
    const reply = await ask(path, { headers: { referer: 'http://localhost:4173/' } });
    return pagePreview.parse(await reply.json());
  };
  return { ask, known, site };
}

test('a page leads to the same entry on the other side, wherever that stands, and says what differs', async () => {
  const { known } = await beside();
  const change = {
    entry: 'add',
    field: ['introduction'],
    path: '/content/0',
    change: 'edited',
    runs: [
      { change: 'same', text: 'Open the ' },
      { change: 'added', text: 'new ' },
      { change: 'same', text: 'board.' },
    ],
  };
  const here = await known('/preview/pages/how-to/add-a-job.json');
  expect(here.other).toMatchObject({
    state: 'published',
    href: '/preview/published/how-to/add',
    changed: expect.arrayContaining([change]),
    onlyThere: 0,
  });
  const there = await known('/preview/published/preview/pages/how-to/add.json');
  expect(there).toMatchObject({ url: '/how-to/add', other: { state: 'draft', href: '/how-to/add-a-job' } });
  expect(there.other?.changed).toEqual(here.other?.changed);
});

test('a page that one side lacks has no link', async () => {
  const { known } = await beside();
  const nothing = { changed: [], onlyThere: 0 };
  expect((await known('/preview/pages/how-to/night.json')).other).toEqual({ state: 'published', ...nothing });
  const gone = await known('/preview/published/preview/pages/how-to/gone.json');
  expect(gone.other).toEqual({ state: 'draft', ...nothing });
});

test('list pages are the same address on both sides; equal pages have no changes', async () => {
  const { known } = await beside();
  const list = await known('/preview/pages/announcements.json');
  expect(list.other).toMatchObject({
    href: '/preview/published/announcements',
    changed: [{ entry: 'sale', field: ['title'] }],
  });
  expect((await known('/preview/pages/how-to/same.json')).other?.changed).toEqual([]);
});

test('what is published is a site of its own below the folder of the preview', async () => {
  const { ask, known, site } = await beside({ basePath: '/help/' });
  const { other } = await known('/help/preview/pages/how-to/add-a-job.json');
  expect(other?.href).toBe('/help/preview/published/how-to/add');
  expect(site.published?.basePath).toBe('/help/preview/published/');
  expect(await (await ask('/help/preview/published/how-to/add')).text()).toBe('/how-to/add');
  expect(await (await ask('/help/preview/published')).text()).toBe('/');
});

test('without drafts in what is published, drafts of its export are not shown either', async () => {
  const other = buildPublishedSite(projectOf(exportOf(draft), {}), readerOf({}));
  expect(other.routes.has('/how-to/night')).toBe(false);
});

test('a preview is another version as soon as what is published is another', () => {
  const project = projectOf(exportOf(draft), { drafts: true });
  const versions = [published, draft].map((entries) => {
    const other = buildPublishedSite(projectOf(exportOf(entries), {}), readerOf({}));
    return buildPreviewSite(project, readerOf({}), { published: other }).version;
  });
  expect(new Set(versions).size).toBe(2);
});

test('an edit of the draft has open pages of either text reload, and is in what has changed', async () => {
  const reader = readerOf({ page: async () => ({ html: '<head></head>', status: 200 }) });
  const other = buildPublishedSite(projectOf(exportOf(published), {}), reader);
  const siteWith = (entries: readonly RawEntry[]) =>
    buildPreviewSite(projectOf(exportOf(entries), { drafts: true }), reader, { published: other });
  const { ask, change } = await previewOf(siteWith(draft));
  const shownOn = async (path: string) =>
    /src="([^"]+\/)reload\.js\?version=([^"]+)"/u.exec(await (await ask(path)).text())?.slice(1) ?? [];
  const toldAt = async (folder = '') => {
    const stream = (await ask(`${folder}changes`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    const told = (await stream?.read())?.value;
    await stream?.cancel();
    return told;
  };
  const edited = [...draft.slice(0, -1), entry('announcement', 'sale', { title: 'Winter sale' })];
  const sides = ['/how-to/add-a-job', '/preview/published/how-to/add'];
  for (const path of sides) {
    const [folder, version] = await shownOn(path);
    expect(await toldAt(folder), path).toBe(`event: fault\ndata: null\n\ndata: ${version}\n\n`);
  }
  const before = await Promise.all(sides.map(shownOn));
  change(siteWith(edited));
  for (const [folder, version] of before)
    expect(await toldAt(folder)).not.toBe(`event: fault\ndata: null\n\ndata: ${version}\n\n`);
  const known = await ask('/preview/published/preview/pages/announcements.json', {
    headers: { referer: 'http://localhost:4173/' },
  });
  const { other: there } = pagePreview.parse(await known.json());
  expect(JSON.stringify(there?.changed)).toContain('Winter');
});

test('a part that is asked for and not shown is only on the side that shows it', async () => {
  const exported = exportOf([
    howTo('add', 'Add', { url: 'add', howToSections: [entryLink('part')] }),
    entry('kbHowToSection', 'part', { heading: 'Part', content: text('New.') }, 'draft'),
  ]);
  const other = buildPublishedSite(projectOf(exported, {}), readerOf({}));
  const site = buildPreviewSite(projectOf(exported, { drafts: true }), readerOf({}), { published: other });
  expect(
    otherText({ url: '/how-to/add', entry: 'add' } as never, site, { state: 'published', site: other }),
  ).toMatchObject({ changed: [{ entry: 'part', change: 'added' }] });
});

test('the dashboard counts the pages that are not as published, and leads to them', async () => {
  const { ask } = await beside();
  const tile = /<a href="\/preview\/differences"[^>]*>\s*<strong\s*>(\d+)\s/u;
  expect(tile.exec(await (await ask('/preview')).text())?.[1]).toBe('5');
  const page = await (await ask('/preview/differences')).text();
  const rows = [...page.matchAll(/<td class="title"[^>]*>\s*<a href="([^"]*)">/gu)].map(([, href]) => href);
  expect(rows).toEqual([
    '/preview/published/how-to/gone',
    '/how-to/night',
    '/how-to/add-a-job',
    '/',
    '/announcements',
  ]);
  const alone = await previewOf(buildPreviewSite(projectOf(exportOf(draft), {}), readerOf({})), {});
  expect(await (await alone.ask('/preview')).text()).not.toContain('differences');
});
