import { expect, test } from 'vitest';
import { problems } from '../../../../../pipeline/rules/index.ts';
import type { PreviewSite } from '../../../../../cli/preview/preview-site.ts';
import { entry, howTo, text } from '../../../../pipeline/builders.ts';
import {
  assetLink,
  entryLink,
  exportOf,
  rawAsset,
  type RawEntry,
  states,
} from '../../../../pipeline/documents.ts';
import { builtSite } from '../../built-site.ts';
import { previewOf } from '../../preview-of.ts';

const link = (uri: string) => ({
  nodeType: 'hyperlink',
  data: { uri },
  content: [{ nodeType: 'text', value: 'the board', marks: [], data: {} }],
});

const changed = ({ sys, fields }: RawEntry, updatedAt: string, user: string): RawEntry => ({
  sys: { ...sys, updatedAt, updatedBy: { sys: { type: 'Link', linkType: 'User', id: user } } },
  fields,
});

const hostile = '<img src=x onerror=alert(1)>';

const exported = exportOf(
  [
    changed(
      howTo('add', 'Add', { introduction: text('Open ', link('/how-to/nowhere'), '.') }),
      '2026-03-08T10:00:00.000Z',
      'user1',
    ),
    changed(
      howTo('edit', hostile, { introduction: text('See ', link('/how-to/add')) }),
      '2025-01-02T10:00:00.000Z',
      'a/../b',
    ),
    entry('kbHowTo', 'draft', { title: 'Draft' }, 'draft'),
    { ...howTo('shelf', 'Shelf'), sys: { ...howTo('shelf', 'Shelf').sys, ...states.archived } },
    entry('homeEntry', 'news', {
      codeId: 'HPAnnouncements',
      subContent: [entryLink('card'), entryLink('sale')],
    }),
    entry('homeEntry', 'card', { title: 'Card', content: entryLink('edit') }),
    entry('homeEntry', 'unplaced', { title: 'Unplaced', content: entryLink('spot') }),
    entry('kbHighlight', 'spot', { title: 'Spot' }),
    entry('announcement', 'sale', { title: 'Sale' }),
    entry('announcement', 'alone', { title: 'Alone' }),
    entry('media', 'picture', { title: 'Picture', media: assetLink('photo') }),
    entry('some type', 'odd', { title: 'Odd' }),
    entry('redirectRule', 'rule', { fromPath: '/old', toPath: '/how-to/gone' }),
    howTo('entries', 'Called as a list', { url: 'called-as-a-list' }),
  ],
  { assets: [rawAsset('photo'), rawAsset('unused')] },
);

const site = (other: Partial<PreviewSite> = {}) => ({
  ...builtSite(exported, { config: { basePath: '/help/', people: { user1: 'Ana Ruiz' } } }),
  ...other,
});

async function page(path: string) {
  const response = await (await previewOf(site())).ask(`/help/preview/${path}`);
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: squeezed(await response.text()),
  };
}

const squeezed = (html: string) => html.replaceAll(/\s+/gu, ' ');

/** What the title of each row leads to, and what it says. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<td class="title" >(.*?)<\/td>/gu)].map(([, title = '']) =>
    [/href="([^"]+)"/u.exec(title)?.[1], title.replaceAll(/<[^>]+>/gu, '').trim()].join(' '),
  );

test('every number of the dashboard leads to a list with as many rows', async () => {
  const { ask } = await previewOf(site());
  const dashboard = squeezed(await (await ask('/help/preview')).text());
  const bars = [
    ...dashboard.matchAll(
      /<a href="(\/help\/preview\/entries\/[^"]+)"><bdi>[^<]*<\/bdi><\/a> <span class="number">(\d+)</gu,
    ),
  ];
  expect(bars.length).toBeGreaterThan(10);
  for (const [, path = '', number] of bars) {
    const list = await ask(path);
    expect([path, list.status]).toEqual([path, 200]);
    expect([path, rowsIn(squeezed(await list.text())).length]).toEqual([path, Number(number)]);
  }
});

test('a row leads to the details and the page, and says type, how many findings, who and day, and the state if readers do not see it', async () => {
  const { text: list } = await page('entries/type/kbHowTo');
  expect(rowsIn(list)).toContain('/help/preview/entry/add Add');
  expect(rowsIn(list)).toContain('/help/preview/entry/draft Draft');
  const [, row = ''] = /(<td class="title" >(?:(?!<tr>).)*>Add<.*?<\/tr>)/u.exec(list) ?? [];
  expect(
    row
      .replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ).toBe('Add kbHowTo 1 finding Ana Ruiz Mar 8, 2026 Open its page: Add Edit in Contentful: Add');
  expect(row).toContain('href="/help/how-to/add"');
  expect(row).toContain('href="https://app.contentful.com/spaces/space1/environments/master/entries/add"');
  expect(list).toContain('<span class="badge info">draft</span>');
  expect(list).not.toContain('>published<');
  expect(list).not.toContain(hostile);
});

/** The headings of the columns of a list. */
const headings = async (path: string) =>
  [...(await page(path)).text.matchAll(/<th [^>]*scope="col"[^>]*>(.*?)<\/th>/gu)].map(([, title]) =>
    title?.replace(/<[^>]*>/gu, ''),
  );

test('a column that has nothing on a page is left out', async () => {
  expect(await headings('entries?text=ANA+ad')).toEqual(
    expect.arrayContaining(['Findings', 'Changed by', 'Date']),
  );
  expect(await headings('entries/state/archived')).not.toContain('Findings');
  expect(await headings('entries?text=ANA+ad')).not.toContain('State');
});

const heads = async (query: string) =>
  [
    ...(await page(`entries${query}`)).text.matchAll(
      /scope="col" ?(?:aria-sort="(\w+)" ?)?><a href="([^"]+)"/gu,
    ),
  ].map(([, sorted, href]) => `${sorted} ${href?.split('/').at(-1)}`);

test('the head of a column leads to the list sorted by it, and then in the other direction', async () => {
  expect(await heads('?state=draft')).toContain('ascending entries?state=draft');
  expect(await heads('')).toContain('undefined entries?sort=newest');
  expect(await heads('?sort=newest')).toContain('descending entries?sort=oldest');
});

test('a query narrows a list by words, type, state and person, orders it, and keeps what is chosen [ED-6]', async () => {
  const titles = async (path: string) => rowsIn((await page(path)).text).map((row) => row.split('/').at(-1));
  expect(await titles('entries?text=ANA+ad')).toEqual(['add Add']);
  expect(await titles('entries?type=announcement&sort=title')).toEqual([
    expect.stringMatching(/^alone /u),
    expect.stringMatching(/^sale /u),
  ]);
  expect(await titles('entries?state=archived')).toEqual(['shelf Shelf']);
  expect(await titles('entries?person=Ana+Ruiz&sort=bad')).toEqual(['add Add']);
  expect((await titles('entries?sort=oldest'))[0]).toMatch(/^edit /u);
  const { text: mostFirst } = await page('entries?sort=findings');
  expect(mostFirst).toMatch(/<tbody> <tr>(?:(?!<\/tr>).)*finding/u);
  const { text: none } = await page('entries?state=draft&text=%3Cimg%20src%3Dy%3E');
  expect(none).toContain('No entry matches all filters.');
  expect(none).not.toContain('<img src=y');
  expect(none).toMatch(/<option value="draft" selected>/u);
  expect(none).toContain('href="/help/preview/entries?state=draft"');
});

test('the last changes stand below their days, and what a day shares stands in its heading alone', async () => {
  const { text: list } = await page('changes');
  const days = [...list.matchAll(/<tr class="heading">(.*?)<\/tr>/gu)].map(([, day = '']) =>
    day
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  expect(days).toEqual([
    'Mon, Mar 9: 12 entries, all at 4:00 PM',
    'Sun, Mar 8: 1 entry, by Ana Ruiz, at 10:00 AM',
    'Thu, Jan 2, 2025: 1 entry, by a/../b, at 10:00 AM',
  ]);
  expect(await headings('changes')).not.toContain('Time (UTC)');
});

test('entries without a title come last, and the types after the first fourteen behind a word', async () => {
  const nameless = Array.from({ length: 16 }, (_, index) => entry(`type${index}`, `a${index}`, {}));
  const { ask } = await previewOf(builtSite(exportOf([...nameless, howTo('named', 'Named')])));
  const rows = rowsIn(squeezed(await (await ask('/preview/entries')).text()));
  expect(rows[0]).toBe('/preview/entry/named Named');
  expect(rows).toHaveLength(17);
  expect(rows[1]).toBe('/preview/entry/a0 Untitled type0');
  const dashboard = squeezed(await (await ask('/preview')).text());
  const [before = '', behind = ''] = dashboard.split('<summary>3 more</summary>');
  expect(before.match(/entries\/type\//gu)).toHaveLength(14);
  expect(behind.split('</details>')[0]?.match(/entries\/type\//gu)).toHaveLength(3);
});

test('the types with most entries come first, and of equally many by name', async () => {
  const entries = [entry('van', 'a', {}), entry('crew', 'b', {}), howTo('c', 'C'), howTo('d', 'D')];
  const { ask } = await previewOf(builtSite(exportOf(entries)));
  const dashboard = await (await ask('/preview')).text();
  const types = [...dashboard.matchAll(/href="\/preview\/entries\/type\/([^"]+)"/gu)];
  expect(types.map(([, type]) => type)).toEqual(['kbHowTo', 'crew', 'van']);
});

test.each([
  ['entries/state/draft', ['entry/draft Draft']],
  ['entries/state/archived', ['entry/shelf Shelf']],
  ['entries/age/older', ['entry/edit ']],
])('%s lists what it says', async (path, starts) => {
  const rows = rowsIn((await page(path)).text);
  for (const [index, start] of starts.entries()) expect(rows[index]).toContain(start);
});

test('the last changes come first', async () => {
  const rows = rowsIn((await page('changes')).text);
  expect(rows[0]).not.toContain('/entry/edit');
  expect(rows.at(-1)).toContain('/entry/edit');
});

test('articles that nothing leads to are those without a link, a card, or a place on another page', async () => {
  expect(rowsIn((await page('unreachable')).text)).toEqual(['/help/preview/entry/entries Called as a list']);
});

test('a name that cannot be an address has one that can', async () => {
  const { text: dashboard } = await page('');
  const path = /href="\/help\/preview\/(entries\/type\/some-type-[\da-f]{16})"/u.exec(dashboard)?.[1] ?? '';
  expect(rowsIn((await page(path)).text)).toEqual(['/help/preview/entry/odd Untitled some type']);
});

test('a long list has pages of 50, and no page beyond them', async () => {
  const many = exportOf(
    Array.from({ length: 401 }, (_, index) => howTo(`h${String(index).padStart(3, '0')}`, `Title ${index}`)),
  );
  const { ask } = await previewOf(builtSite(many));
  const rows = async (path: string) => rowsIn(squeezed(await (await ask(`/preview/${path}`)).text())).length;
  expect(await rows('entries')).toBe(50);
  expect(await rows('entries/more/2?text=title')).toBe(50);
  expect(await rows('entries/more/9')).toBe(1);
  const beyond = ['entries/more/10', 'entries/more/1', 'entries/more/0', 'entries/more/x'];
  for (const path of [...beyond, 'entries/more/2?text=399']) {
    const response = await ask(`/preview/${path}`);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain(`<h1>Nothing at /preview/${path.split('?')[0]}</h1>`);
  }
});

const rulesOn = async (query: string) =>
  [...(await page(`findings${query}`)).text.matchAll(/data-rule="([^"]+)"/gu)].map(([, rule]) => rule);

test('a query finds findings by words, severity, rule, type, person and page [ED-6]', async () => {
  expect(await rulesOn('?rule=links/broken-page')).toEqual(['links/broken-page']);
  expect(await rulesOn('?rule=links/')).toEqual(['links/broken-page']);
  const { text: dashboard } = await page('');
  const [, byCause = ''] = /findings(\?cause=[^"]+)"/u.exec(dashboard) ?? [];
  expect(await rulesOn(byCause)).toEqual(['links/broken-page']);
  expect(await rulesOn(`${byCause}x`)).toEqual([]);
  expect(await rulesOn('?page=/how-to/add')).toEqual(['links/broken-page']);
  expect(await rulesOn('?person=Ana+Ruiz')).toEqual(['links/broken-page']);
  expect(await rulesOn('?text=NOWHERE+the+board')).toEqual(['links/broken-page']);
  expect(await rulesOn('?text=nowhere+van')).toEqual([]);
  expect(await rulesOn('?page=nowhere')).toContain('redirects/dead-target');
  expect(await rulesOn('?page=nowhere&type=kbHowTo')).not.toContain('redirects/dead-target');
  expect(await rulesOn('?severity=error&group=entry&at=99')).toEqual(
    expect.arrayContaining(['links/broken-page', 'redirects/dead-target']),
  );
  expect(await rulesOn('?severity=grave&group=colour&at=x')).toEqual(await rulesOn(''));
});

test('the page of a query has the filters as they are set, counts beside them, and a way on from nothing [ED-6]', async () => {
  const { text: found } = await page('findings?rule=links/broken-page&text=nowhere');
  expect(found).toMatch(/<option value="links\/broken-page" selected>\s?links\/broken-page \(1\)/u);
  expect(found).toMatch(/<option value="\/how-to\/add"\s?>Add \(1\)/u);
  expect(found).toContain('name="text" value="nowhere"');
  expect(found).toMatch(/aria-current="true"\s*>All <span class="count">1</u);
  expect(found).toContain(
    'href="/help/preview/findings?text=nowhere" ><span class="spoken">Remove the filter',
  );
  expect(found).toMatch(/on <a href="\/help\/how-to\/add"\s?><bdi>Add<\/bdi>/u);
  expect(found).toContain('href="/help/preview/rules/links/broken-page"');
  const { status, text: none } = await page('findings?text=%3Cimg%20src%3Dy%3E');
  expect([status, none]).toEqual([200, expect.stringContaining('No finding matches.')]);
  expect(none).not.toContain('<img src=y');
});

test('search and counts cover all findings, and a page of the list has 200 of them [ED-6]', async () => {
  const many = exportOf(
    Array.from({ length: 401 }, (_, index) =>
      howTo(`h${index}`, `Guide ${index}`, { introduction: text(link(`/how-to/gone-${index}`)) }),
    ),
  );
  const { ask } = await previewOf(builtSite(many));
  const rows = async (query: string) => {
    const list = await (await ask(`/preview/findings?rule=links/broken-page${query}`)).text();
    return [list.match(/<li\s+class="finding"/gu)?.length ?? 0, /role="status">([^<]*)</u.exec(list)?.[1]];
  };
  for (const group of ['cause', 'page', 'rule', 'owner']) {
    expect(await rows(`&group=${group}`)).toEqual([200, '401 findings']);
    expect(await rows(`&group=${group}&at=3`)).toEqual([1, '401 findings']);
  }
  expect(await rows('&text=guide+400')).toEqual([1, '1 finding']);
});

test('a page is found however its address is spelled', async () => {
  const accented = exportOf([
    howTo('coffee', 'Café', { url: 'café', introduction: text(link('/how-to/gone')) }),
  ]);
  const { ask } = await previewOf(builtSite(accented));
  for (const spelled of ['café', 'caf%C3%A9', 'cafe%CC%81', 'café/']) {
    const list = await (await ask(`/preview/findings?page=/how-to/${spelled}`)).text();
    expect(list).toContain('data-rule="links/broken-page"');
  }
});

test.each([
  ['add', '/help/how-to/add'],
  ['card', '/help/'],
  ['sale', '/help/announcements#sale'],
  ['alone', '/help/announcements#alone'],
  ['draft', '/help/preview/entry/draft'],
  ['odd', '/help/preview/entry/odd'],
  ['photo', '/help/preview/entry/photo'],
  ['unused', '/help/preview/entry/unused'],
])('/preview/%s leads to %s [PL-5]', async (id, to) => {
  expect(await page(id)).toMatchObject({ status: 302, to });
});

test('a part that is left out does not lead to the page that asks for it', async () => {
  const unsound = exportOf([
    howTo('add', 'Add', { howToSections: [entryLink('untitled')] }),
    entry('kbHowToSection', 'untitled', { content: text('Words') }),
  ]);
  const { ask } = await previewOf(builtSite(unsound));
  expect((await ask('/preview/untitled')).headers.get('location')).toBe('/preview/entry/untitled');
  const shown = squeezed(await (await ask('/preview/entry/untitled')).text());
  expect(shown).toContain('It is left out because of what is missing or wrong in heading.');
  expect(shown).toContain('<a href="/how-to/add"><bdi>Add</bdi></a>');
});

test('a list wins over an entry of its name, which has another address', async () => {
  expect((await page('entries')).text).toContain('<h1>Entries</h1>');
  expect((await page('entry/entries')).text).toContain('<h1>Called as a list</h1>');
});

test.each([
  ['draft', 'It is a draft, which is left out'],
  ['shelf', 'It is archived'],
  ['odd', 'No page shows it; its content type &quot;some type&quot; has no mapping.'],
  ['rule', 'It is a rule of the redirect table'],
  ['picture', 'No page shows it or leads to it'],
  ['spot', 'Other entries refer to it, but no page shows it.'],
  ['unused', 'No entry uses it.'],
  ['photo', 'Entries use it, but no page shows them.'],
])('the page of %s says why no page shows it', async (id, why) => {
  const { status, text: shown } = await page(`entry/${id}`);
  expect([status, shown]).toEqual([200, expect.stringContaining(why)]);
});

test('the page of an entry has its findings', async () => {
  const { text: shown } = await page('entry/add');
  expect(shown).toContain('1 finding');
  expect(shown).toContain('which is not a page of this site');
  expect(shown).toContain('href="/help/preview/rules/links/broken-page"');
});

test('every rule has a page, with nothing of its Markdown left', async () => {
  const { ask } = await previewOf(site());
  for (const { id: rule, summary } of problems) {
    const response = await ask(`/help/preview/rules/${rule}`);
    const shown = await response.text();
    expect([rule, response.status]).toEqual([rule, 200]);
    expect(shown).toContain(`<code>${rule}</code>`);
    expect(shown).toContain(summary.replace(/\.$/u, '').replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
    expect(shown).toMatch(/<h2>Why it matters<\/h2>/u);
    expect(shown).not.toMatch(/^#|```|<\/(?:br|hr)>|<(?:p|h2|code)><\/(?:p|h2|code)>/mu);
  }
});

test('a rule leads to its findings, and the index to the rules with findings, or to all, with their counts', async () => {
  const { text: ofRule } = await page('rules/links/broken-page');
  const toFindings = 'href="/help/preview/findings?rule=links%2Fbroken-page"';
  expect(squeezed(ofRule)).toMatch(new RegExp(`${toFindings.replace('?', '\\?')} >1 finding<`, 'u'));
  const { text: found } = await page('rules');
  expect(found).toContain(toFindings);
  expect(found).not.toContain('href="/help/preview/rules/links/vague-text"');
  const { text: all } = await page('rules/all');
  expect(all).toContain(toFindings);
  for (const { id } of problems) expect(all).toContain(`href="/help/preview/rules/${id}"`);
});

test('pages of rules lead to one another, and to no file of the documentation', async () => {
  const { text: shown } = await page('rules/links/same-text');
  expect(shown).toContain('href="/help/preview/rules/links/vague-text"');
  const { ask } = await previewOf(site());
  for (const { id: rule } of problems)
    expect(await (await ask(`/help/preview/rules/${rule}`)).text()).not.toMatch(/href="[^"]*\.md"/u);
});

test('golden queries are asked of the preview’s own search: those that failed, those that passed, and all, the worst first', async () => {
  const { ask } = await previewOf(
    site({
      golden: async () => ({
        kind: 'measured',
        name: 'golden-queries.json',
        measured: {
          recall: 0.5,
          mrr: 0.5,
          outcomes: [
            { query: 'add', expected: ['/how-to/add'], reached: ['/how-to/add'], rank: 1, found: [] },
            { query: '<b>', expected: ['//evil.example'], reached: [], rank: undefined, found: [] },
            {
              query: 'gone',
              expected: ['/how-to/gone'],
              reached: [],
              rank: undefined,
              found: [
                { title: 'Add', url: '/how-to/add#x', id: undefined },
                { title: 'Evil', url: '//evil.example', id: undefined },
              ],
            },
          ],
        },
      }),
    }),
  );
  const shown = async (path: string) => squeezed(await (await ask(`/help/preview/${path}`)).text());
  const [failed, gone, passed] = ['%3Cb%3E &lt;b&gt;', 'gone gone', 'add add'].map(
    (q) => `/help/search?q=${q}`,
  );
  const misses = await shown('queries');
  expect(rowsIn(misses)).toEqual([failed, gone]);
  expect(misses).toMatch(
    /Ranked too low .*&lt;b&gt;.*Page missing .*\/how-to\/gone.*href="\/help\/how-to\/add#x"/u,
  );
  expect(rowsIn(await shown('queries/passed'))).toEqual([passed]);
  const all = await shown('queries/all');
  expect(rowsIn(all)).toEqual([failed, gone, passed]);
  expect(all).toMatch(/not in the first ten<.*page missing<.*href="\/help\/how-to\/add".*>Add<.*first</u);
  expect(all).not.toMatch(/href="\/\//u);
  expect(squeezed(await (await ask('/help/preview')).text())).toMatch(/<strong ?>1<small>\/3<\/small>/u);
});
