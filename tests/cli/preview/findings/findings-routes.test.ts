import { expect, test } from 'vitest';
import { DOMParser } from '../../../dom-parser.ts';
import { pagePreview, previewFindings } from '../../../../schemas/preview/page-preview.ts';
import { entry, howTo, text } from '../../../pipeline/builders.ts';
import { assetLink, entryLink, exportOf, rawAsset, type RawEntry } from '../../../pipeline/documents.ts';
import { builtSite } from '../built-site.ts';
import { previewOf } from '../preview-of.ts';

const link = (uri: string) => ({
  nodeType: 'hyperlink',
  data: { uri },
  content: [{ nodeType: 'text', value: 'the dispatch board', marks: [], data: {} }],
});

const paragraph = (inline: object) => ({ nodeType: 'paragraph', data: {}, content: [inline] });

const changedBy = (user: string, { sys, fields }: RawEntry): RawEntry => ({
  sys: { ...sys, updatedBy: { sys: { type: 'Link', linkType: 'User', id: user } } },
  fields,
});

const picture = {
  nodeType: 'embedded-asset-block',
  data: { target: assetLink('heavy') },
  content: [],
};

const heavy = {
  url: '//images.ctfassets.net/space1/heavy/token/heavy.png',
  fileName: 'heavy.png',
  contentType: 'image/png',
  details: { size: 9_000_000, image: { width: 640, height: 480 } },
};

const exported = exportOf(
  [
    changedBy('user1', howTo('add', 'Add', { introduction: text('Open ', link('/how-to/nowhere'), '.') })),
    changedBy('user2', howTo('coffee', 'Café', { url: 'café', howToSections: [entryLink('part')] })),
    changedBy(
      'user2',
      entry('kbHowToSection', 'part', {
        heading: 'Part',
        content: { nodeType: 'document', data: {}, content: [picture, paragraph(link('/how-to/gone'))] },
      }),
    ),
    entry('redirectRule', 'rule', { fromPath: '/old', toPath: '/how-to/gone' }),
  ],
  { assets: [rawAsset('heavy', { file: heavy })] },
);

const preview = () =>
  previewOf(builtSite(exported, { config: { basePath: '/help/', people: { user1: 'Ana Ruiz' } } }));

const pageAt = async (path: string) => {
  const response = await (await preview()).ask(`/help/preview/pages/${path}.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return pagePreview.parse(await response.json());
};

test('a page has the findings of what it shows, with who changed that and the page of the rule', async () => {
  const page = await pageAt('how-to/add');
  expect(page).toMatchObject({ url: '/how-to/add', entry: 'add' });
  expect(page.findings.find(({ rule }) => rule === 'links/broken-page')).toMatchObject({
    entry: { id: 'add', changedBy: 'Ana Ruiz' },
    field: ['introduction'],
    explain: 'preview/rules/links/broken-page',
  });
});

test('a missing entry is named by the words of a link to it [ED-6]', async () => {
  const toShifts = {
    nodeType: 'entry-hyperlink',
    data: { target: entryLink('shifts') },
    content: [{ nodeType: 'text', value: 'Set technician shifts', marks: [], data: {} }],
  };
  const add = howTo('add', 'Add', { introduction: text(toShifts), relatedContent: [entryLink('shifts')] });
  const { ask } = await previewOf(builtSite(exportOf([add])));
  const { findings } = pagePreview.parse(await (await ask('/preview/pages/how-to/add.json')).json());
  const missing = findings.filter(({ rule }) => rule === 'refs/missing-entry');
  expect(missing.map(({ missingTitle }) => missingTitle)).toEqual([
    'Set technician shifts',
    'Set technician shifts',
  ]);
});

test('an asset’s finding stands on the pages of what uses it, whichever way they are spelled', async () => {
  for (const path of ['how-to/caf%C3%A9', 'how-to/café']) {
    const page = await pageAt(path);
    expect(page).toMatchObject({ url: '/how-to/caf%C3%A9', entry: 'coffee' });
    expect(page.findings.map(({ rule, asset }) => [rule, asset?.id])).toContainEqual([
      'media/oversized',
      'heavy',
    ]);
  }
});

test('a person whom the configuration does not name is the id of the user', async () => {
  const { findings } = await pageAt('how-to/caf%C3%A9');
  expect(
    findings.filter(({ entry: of }) => of?.id === 'part').map((each) => each.entry?.changedBy),
  ).toContain('user2');
});

test('the home page is "index", and a page without findings says so', async () => {
  expect(await pageAt('index')).toMatchObject({ url: '/' });
  expect(await pageAt('search')).toEqual({ url: '/search', findings: [] });
});

test('of a page that there is not, nothing is known, and no console hears of it', async () => {
  expect(await pageAt('how-to/nowhere')).toEqual({ url: '/how-to/nowhere', findings: [] });
});

test('a page leaves out a suggestion that the act names, which the list of all findings has', async () => {
  const { ask } = await previewOf(builtSite(exportOf([howTo('ring', 'Ring', { url: 'Ring-Up' })])));
  const page = pagePreview.parse(await (await ask('/preview/pages/how-to/Ring-Up.json')).json());
  const all = previewFindings.parse(await (await ask('/preview/findings.json')).json());
  const found = [page, all].map(({ findings }) => findings.find(({ rule }) => rule === 'slugs/upper-case'));
  expect(found.map((each) => each?.suggestion)).toEqual([undefined, 'ring-up']);
  expect(found[0]?.cause?.act).toContain('ring-up');
});

test('all findings are one file, each with its pages; what no page shows has none', async () => {
  const response = await (await preview()).ask('/help/preview/findings.json');
  const { findings } = previewFindings.parse(await response.json());
  const pagesOf = (rule: string) => findings.filter((each) => each.rule === rule).map(({ pages }) => pages);
  expect(pagesOf('links/broken-page')).toEqual([['/how-to/add'], ['/how-to/caf%C3%A9']]);
  expect(pagesOf('media/oversized')).toEqual([['/how-to/caf%C3%A9']]);
  expect(pagesOf('redirects/dead-target')).toEqual([[]]);
});

test('no page of another site reads them', async () => {
  const { ask } = await preview();
  for (const path of ['/help/preview/findings.json', '/help/preview/pages/index.json']) {
    const response = await ask(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
  }
});

test('a finding on several pages and one without a page have groups of their own, and an asset has those that name it', async () => {
  const space = exportOf(
    [
      howTo('one', 'One', { howToSections: [entryLink('shared')] }),
      howTo('two', 'Two', {
        howToSections: [entryLink('shared')],
        introduction: text('See ', link('/how-to/nowhere')),
      }),
      entry('kbHowToSection', 'shared', {
        heading: 'Shared',
        content: { nodeType: 'document', data: {}, content: [picture] },
      }),
      entry('redirectRule', 'rule', { fromPath: '/old', toPath: '/how-to/gone' }),
    ],
    { assets: [rawAsset('heavy', { file: undefined })] },
  );
  const { ask } = await previewOf(builtSite(space));
  const pageOf = async (path: string) =>
    new DOMParser().parseFromString(await (await ask(`/preview/${path}`)).text(), 'text/html');
  const groups = [...(await pageOf('findings?group=page')).querySelectorAll('.group h2 bdi')];
  expect(groups.map((title) => title.textContent)).toEqual(
    expect.arrayContaining(['On several pages', 'On no page', 'Two']),
  );
  const about = await pageOf('entry/heavy');
  expect(about.querySelector('#findings')?.textContent).toBe('1 finding');
  expect(about.querySelector('.finding .edit')?.getAttribute('href')).toMatch(/\/assets\/heavy$/u);
});
