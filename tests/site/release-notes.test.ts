import { expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { doc, entryLink, exportOf, h, p, rawEntry, settings } from '../pipeline/documents.ts';

const internal = 'Internal: do not show';
const box = (id: string, codeId: string) => [
  rawEntry('template', `template-${id}`, { name: internal, codeId }),
  rawEntry('spotlightBox', id, {
    name: internal,
    description: doc(p('Words.')),
    spotlightBoxType: entryLink(`template-${id}`),
  }),
];

/** Each part of release notes, with the title under which a reader finds it. */
const parts: readonly { entries: readonly ReturnType<typeof rawEntry>[]; title: string }[] = [
  {
    entries: [
      rawEntry('kbReleaseNotesSection', 'section', { sectionName: entryLink('name') }),
      rawEntry('sectionName', 'name', { name: 'Dispatch' }),
    ],
    title: 'Dispatch',
  },
  {
    entries: [rawEntry('spotlightBox', 'box', { name: internal, description: doc(p('Words.')) })],
    title: 'Good to know',
  },
  { entries: box('note', 'SBTNote01'), title: 'Note' },
  { entries: box('who', 'SBTWhoUsesThisFeature01'), title: 'Who uses this feature' },
  { entries: box('disclaimer', 'SBTDisclaimer01'), title: 'Disclaimer' },
  {
    entries: [rawEntry('media', 'media', { name: internal, videoUrl: 'https://vimeo.com/1' })],
    title: 'Media',
  },
  { entries: [rawEntry('table', 'table', { name: internal, data: [['a', 'b']] })], title: 'Table' },
  { entries: [rawEntry('table', 'table2', { name: internal, data: [['c', 'd']] })], title: 'Table' },
  { entries: [rawEntry('codeBlock', 'code', { name: internal, code: 'a = 1' })], title: 'Code' },
  {
    entries: [
      rawEntry('contentSnippet', 'snippet', { name: internal, content: doc(h(2, 'Inside'), p('Words.')) }),
    ],
    title: 'More information',
  },
  {
    entries: [rawEntry('interactiveContent', 'frame', { title: ' Try it ', url: 'https://tour.example/' })],
    title: 'Try it',
  },
  {
    entries: [rawEntry('externalVideo', 'video', { title: 'Watch it', videoUrl: 'https://vimeo.com/2' })],
    title: 'Watch it',
  },
  {
    entries: [rawEntry('kbLandingPageInfoBox', 'info', { title: 'Prices', content: doc(p('Words.')) })],
    title: 'Prices',
  },
  {
    entries: [rawEntry('kbLandingPageInfoBox', 'untitled', { content: doc(p('Words.')) })],
    title: 'More information',
  },
  { entries: [rawEntry('workflow', 'flow', { workflowName: 'Update', anchor: 'update' })], title: 'Update' },
];

const sections = parts.flatMap(({ entries }) => {
  const [first] = entries.filter(({ sys }) => !sys.id.startsWith('template-'));
  return first === undefined ? [] : entryLink(first.sys.id);
});
const notes = rawEntry('kbReleaseNotes', 'fall', { title: 'Fall', displayToc: true, sections });
const { graph, files } = build({
  exported: exportOf([notes, ...parts.flatMap(({ entries }) => entries)]),
  config: settings({ site: { labels: { 'part.code': 'Example' } } }),
});

async function page(): Promise<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = (path: string) => Promise.resolve(JSON.parse(texts.get(path) ?? 'null') as unknown);
  const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };
  const { html } = await createPrerenderer({ read, shell }).page('/release-notes/fall');
  return html.slice(html.indexOf('<article'), html.indexOf('</article>'));
}

/** The site says it in its own words. */
const titles = parts.map(({ title }) => (title === 'Code' ? 'Example' : title));

test('every kind of section of release notes is in the contents, none by its internal name [AR-6]', () => {
  const outline = [...graph.pages.values()].find(({ url }) => url === '/release-notes/fall');
  expect(outline?.contents.map(({ title }) => title)).toEqual(titles);
  const inside = outline?.contents.flatMap(({ content }) => content.map(({ title }) => title));
  expect(inside).toEqual(['Inside']);
});

test('readers see the titles of the contents as headings, at their anchors, and no internal name [AR-6]', async () => {
  const html = await page();
  const outline = [...graph.pages.values()].find(({ url }) => url === '/release-notes/fall');
  const headings = [...html.matchAll(/<h2 id="(?!_R_)([^"]*)"[^>]*>([^<]*)<\/h2>/gu)].map(([, id, text]) => [
    id,
    text,
  ]);
  expect(headings).toEqual(outline?.contents.map(({ id, title }) => [id, title]));
  // a figure may name a picture, a video or a table; nobody navigates by that
  const navigated = [...html.matchAll(/<(?:h[1-6]|summary|nav)\b.*?<\/(?:h[1-6]|summary|nav)>/gu)].join(' ');
  expect(navigated).not.toContain(internal);
  expect([...html.matchAll(/<details/gu)].length).toBeGreaterThanOrEqual(parts.length - 1);
});
