import fc from '../../fast-check.ts';
import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import {
  assetLink,
  block,
  built,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  h,
  hyperlink,
  id,
  li,
  p,
  rawAsset,
  rawEntry,
  states,
  table,
  row,
  td,
  toAsset,
  toEntry,
  ul,
} from '../documents.ts';
import { markup } from '../markup.ts';

/** The article `a` with a description, as markup. */
function description(
  content: readonly unknown[],
  entries: readonly unknown[] = [],
  assets: readonly unknown[] = [],
) {
  const page = rawEntry('resource', 'a', { title: 'A', description: doc(...content) });
  const bundle = built([page, ...entries], { parts: { assets }, redirects: '/old,/how-to/b#c' });
  const { node } = bundle.article('a');
  const text = node.type === 'resource' ? node.fields.description : undefined;
  return text && markup(text);
}

const howTo = (entry: string, values = {}) => rawEntry('kbHowTo', entry, { title: entry, ...values });

test('a link to an entry leads to its page, to a part to its anchor on a page [RT-2]', () => {
  const page = howTo('b', { howToSections: [entryLink('s')] });
  const part = rawEntry('kbHowToSection', 's', { heading: 'The part' });
  expect(description([p(toEntry('b', 'page'), ' ', toEntry('s', 'part'))], [page, part])).toBe(
    '<p><a href="/how-to/b">page</a> <a href="/how-to/b#the-part">part</a></p>',
  );
});

test('an address goes to the end of its redirect, one of this site without its host [RD-1]', () => {
  expect(description([p(hyperlink('/OLD', 'a'), hyperlink('/how-to/b/', 'b'))], [howTo('b')])).toBe(
    '<p><a href="/how-to/b#c">a</a><a href="/how-to/b">b</a></p>',
  );
});

test('a link that dangles keeps its words', () => {
  const links = [toEntry('gone', 'a'), toAsset('gone', 'b'), hyperlink('javascript:c()', 'c')];
  const draft = rawEntry('kbHowTo', 'd', { title: 'D' }, states.draft);
  expect(description([p(...links, toEntry('d', 'd'))], [draft])).toBe('<p>abcd</p>');
});

test('an embedded entry carries its node, an article a link to its page, what is gone leaves nothing', () => {
  const video = rawEntry('externalVideo', 'v', { title: 'V', videoUrl: 'https://v.example/1' });
  expect(
    description(
      [embedded('v'), p('see ', embeddedInline('b')), embedded('gone'), p(embeddedInline('gone'))],
      [video, howTo('b')],
    ),
  ).toBe(
    '<fieldbook-embed externalVideo:v></fieldbook-embed><p>see <fieldbook-embed relatedContent:b inline></fieldbook-embed></p>',
  );
});

test('an embedded asset becomes a medium with its description as alternative text [AR-17]', () => {
  expect(description([embeddedAsset('cat'), embeddedAsset('gone')], [], [rawAsset('cat')])).toBe(
    '<fieldbook-embed media:cat></fieldbook-embed>',
  );
});

test('a field that shows nothing is absent, a list that is absent is empty', () => {
  expect(description([p(' ')])).toBeUndefined();
  const { node } = built([rawEntry('resource', 'a', { title: 'A', noIndex: false })]).article('a');
  expect(node).toEqual({
    type: 'resource',
    id: 'a',
    updatedAt: '2026-03-09T16:00:00.000Z',
    fields: {
      title: 'A',
      authors: [],
      topics: [],
      tags: [],
      relatedContent: [],
      deliveryChannels: [],
      noIndex: false,
    },
  });
});

test('an address with an unsafe scheme is left out of fields and lists of links', () => {
  const media = rawEntry('media', 'm', {
    url: 'javascript:x()',
    videoUrl: 'data:a',
    media: assetLink('gone'),
  });
  expect(description([embedded('m')], [media])).toBe('<fieldbook-embed media:m></fieldbook-embed>');
  const links = [
    { label: 'A', url: 'javascript:x()' },
    { label: 'B', url: '/old' },
  ];
  const { items } = built([rawEntry('announcement', 'n', { title: 'N', learnMoreLinks: links })], {
    redirects: '/old,/new',
  }).file('announcements');
  expect(items[0]?.learnMoreLinks).toEqual([{ label: 'B', url: '/new' }]);
});

/** Every id that a node gives to its page: anchors of parts, headings in texts, fixed sections that hold something. */
function idsOf(node: ContentNode, isArticle = true): string[] {
  const { fields: definitions, sections = {} }: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  const opened = Object.entries(sections).filter(
    ([, names]) => isArticle && names.some((name) => isShown(fields[name])),
  );
  const below = Object.entries(definitions).flatMap(([name, { kind }]) => {
    const value = fields[name];
    if (value === undefined) return [];
    if (kind === 'richText') return (value as RichText).children.flatMap(idsIn);
    if (kind === 'cells')
      return (value as RichText[][]).flat().flatMap(({ children }) => children.flatMap(idsIn));
    if (kind === 'part') return idsOf(value as ContentNode, false);
    return kind === 'parts' ? (value as ContentNode[]).flatMap((part) => idsOf(part, false)) : [];
  });
  return [
    ...(node.anchor === undefined ? [] : [node.anchor]),
    ...opened.map(([section]) => section),
    ...below,
  ];
}

const isShown = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

function idsIn(node: ElementContent): string[] {
  if (node.type !== 'element') return [];
  const own = typeof node.properties['id'] === 'string' ? [node.properties['id']] : [];
  return [...own, ...(node.data?.node ? idsOf(node.data.node, false) : []), ...node.children.flatMap(idsIn)];
}

const title = fc.constantFrom(
  'Setup',
  'setup',
  'Notes',
  'Notes 1',
  '!',
  'Problem',
  'Main',
  'learn more',
  'Ünï',
);
const target = fc.constantFrom('n0', 'n1', 'n2', 't0', 's0', 'other', 'draft', 'gone', 'page');
const blocks = fc.letrec((tie) => ({
  heading: fc.tuple(fc.integer({ min: 1, max: 6 }), title).map(([level, words]) => h(level, words)),
  inline: fc.oneof(
    title.map((words) => p(words)),
    fc.constant(p(' ')),
    fc.tuple(target, title).map(([entry, words]) => p(toEntry(entry, words), embeddedInline(entry))),
    title.map((words) => h(2, hyperlink('/x', words), ' ')),
  ),
  embed: fc.oneof(target.map(embedded), fc.constant(embeddedAsset('cat'))),
  nested: fc.oneof(
    fc.array(tie('block'), { maxLength: 2 }).map((content) => ul(li(...content))),
    fc.array(tie('block'), { maxLength: 2 }).map((content) => block('blockquote', content)),
    fc
      .array(tie('block'), { maxLength: 2 })
      .map((content) => table(row(td('a'), block('table-cell', content)))),
    fc.array(tie('block'), { maxLength: 2 }).map((content) => block('unknown', content)),
  ),
  block: fc.oneof({ depthSize: 'small' }, tie('heading'), tie('inline'), tie('embed'), tie('nested')),
}));
const text = fc.array(blocks.block, { maxLength: 5 }).map((content) => doc(...content));
const anchor = fc.option(fc.constantFrom('setup', ' #notes ', 'x', 'problem', ' '), { nil: undefined });
const some = (...ids: readonly string[]) => fc.subarray([...ids]).map((chosen) => chosen.map(entryLink));

const space = fc.record({
  introduction: text,
  thingsToKnow: text,
  wantToLearnMore: text,
  howToSections: some('s0', 's1', 's2', 'n0', 'gone'),
  sections: fc.array(fc.record({ heading: title, anchor, content: text }), { minLength: 3, maxLength: 3 }),
  snippets: fc.array(text, { minLength: 3, maxLength: 3 }),
  cell: text,
  problem: text,
  workflows: some('w0', 'w1'),
  landing: some('l0', 'l1'),
  inner: some('l0', 'l1', 'i0'),
});

test('the ids of the outline are those of the page, each once, whatever stands in it [TC-1]', () => {
  fc.assert(
    fc.property(space, (random) => {
      const { introduction, thingsToKnow, wantToLearnMore, howToSections } = random;
      const bundle = built(
        [
          rawEntry('kbHowTo', 'page', {
            title: 'P',
            introduction,
            thingsToKnow,
            wantToLearnMore,
            howToSections,
          }),
          ...random.sections.map((section, index) => rawEntry('kbHowToSection', `s${index}`, section)),
          ...random.snippets.map((content, index) => rawEntry('contentSnippet', `n${index}`, { content })),
          rawEntry('table', 't0', { data: [['a', random.cell]] }),
          rawEntry('articleProblemSolution', 'fix', {
            title: 'F',
            problem: random.problem,
            workflowSummary: introduction,
            workflows: random.workflows,
          }),
          rawEntry('workflow', 'w0', { workflowName: 'Setup', description: random.cell }),
          rawEntry('workflow', 'w1', { workflowName: 'Solution', anchor: 'solution' }),
          rawEntry('kbLandingPage', 'start', { title: 'S', content: random.landing }),
          rawEntry('kbLandingPageSection', 'l0', { title: 'Notes', content: random.inner }),
          rawEntry('kbLandingPageSection', 'l1', { content: random.inner, description: random.cell }),
          rawEntry('kbLandingPageInfoBox', 'i0', { title: 'Notes', anchor: 'x', content: random.cell }),
          rawEntry('kbFaq', 'other', { title: 'O' }),
          rawEntry('contentSnippet', 'draft', {}, states.draft),
        ],
        { parts: { assets: [rawAsset('cat')] } },
      );
      for (const page of ['page', 'fix', 'start']) {
        const ids = idsOf(bundle.article(page).node);
        expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
        expect(ids.toSorted()).toEqual([...(bundle.graph.pages.get(id(page))?.anchors ?? [])].toSorted());
      }
    }),
    { numRuns: 25 },
  );
});
