import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { ByKind, Field, FieldKind, KindWithoutReferences } from '../../schemas/fields/index.ts';
import { diagnosticsOf, entry, findingsOf, howTo, resource } from './builders.ts';
import {
  assetLink,
  block,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  h,
  hyperlink,
  li,
  p,
  type RawEntry,
  rawAsset,
  row,
  table,
  td,
  th,
  toAsset,
  toEntry,
  ul,
  words,
} from './documents.ts';

/** A broken link of one kind: a field's value, and what must be found where within the field. */
interface Plant {
  readonly what: string;
  readonly value: unknown;
  readonly rule: string;
  /** Below the field, where that is a list. */
  readonly below?: string;
}

const deadPath = '/how-to/gone';
const broken = (what: string, value: unknown): Plant => ({ what, value, rule: 'links/broken-page' });

/** Each way in which a rich text can lead somewhere. */
const inText: readonly Plant[] = [
  broken('a hyperlink', doc(p('Open ', hyperlink(deadPath, 'the guide'), '.'))),
  broken('a hyperlink in a heading', doc(h(2, hyperlink(deadPath, 'The guide')))),
  broken('a hyperlink in a list in a list', doc(ul(li(p('One'), ul(li(p(hyperlink(deadPath, 'Two')))))))),
  broken('a hyperlink in a quote', doc(block('blockquote', [p(hyperlink(deadPath, 'The guide'))]))),
  broken(
    'a hyperlink in a table',
    doc(table(row(th('A'), th('B')), row(td('1'), td(hyperlink(deadPath, 'The guide'))))),
  ),
  { what: 'a link to an entry', value: doc(p(toEntry('gone', 'The guide'))), rule: 'refs/missing-entry' },
  { what: 'a link to an asset', value: doc(p(toAsset('gone', 'The list'))), rule: 'refs/missing-asset' },
  { what: 'an embedded entry', value: doc(embedded('gone')), rule: 'refs/missing-entry' },
  {
    what: 'an entry in a line',
    value: doc(p('See ', embeddedInline('gone'), '.')),
    rule: 'refs/missing-entry',
  },
  { what: 'an embedded asset', value: doc(embeddedAsset('gone')), rule: 'refs/missing-asset' },
  {
    what: 'an entry of another space',
    value: doc(
      p(resource('resource-hyperlink', 'crn:contentful:::content:spaces/x/entries/y', words('There'))),
    ),
    rule: 'refs/other-space',
  },
];

const toEntryField: Plant = { what: 'an entry', value: entryLink('gone'), rule: 'refs/missing-entry' };
const toEntries: Plant = { ...toEntryField, value: [entryLink('gone')], below: '0' };

/** A field kind whose values lead somewhere does not compile without a line here. */
const plants: ByKind<Record<FieldKind, (field: Field) => readonly Plant[]>, KindWithoutReferences> = {
  asset: () => [{ what: 'an asset', value: assetLink('gone'), rule: 'refs/missing-asset' }],
  cells: () =>
    inText.map(({ what, value, rule }) => ({ what, value: [['A', 'B'], ['1', value]], rule, below: '1.1' })), // oxfmt-ignore
  labelledLinks: () => [
    { ...broken('a link', [{ label: 'The guide', url: deadPath }]), below: '0.url' },
    {
      what: 'a script',
      value: [{ label: 'Print', url: 'javascript:print()' }],
      rule: 'links/unsafe-scheme',
      below: '0.url',
    },
  ],
  link: () => [toEntryField],
  links: () => [toEntries],
  part: () => [toEntryField],
  parts: () => [toEntries],
  richText: () => inText,
  url: (field) =>
    'use' in field && field.use === 'page'
      ? [
          broken('a path', deadPath),
          { what: 'a script', value: 'javascript:print()', rule: 'links/unsafe-scheme' },
          { what: 'no address', value: 'the guide', rule: 'links/malformed' },
        ]
      : [{ what: 'a script', value: 'javascript:print()', rule: 'media/unsafe-url' }],
};

/** Short texts that lead somewhere all the same. */
const leadingTexts: readonly {
  readonly type: string;
  readonly field: string;
  readonly values: object;
  readonly rule: string;
  readonly at?: string;
}[] = [
  {
    type: 'kbLandingPageLink',
    field: 'anchor',
    values: { article: entryLink('board'), anchor: 'gone' },
    rule: 'links/broken-anchor',
  },
  {
    type: 'redirectRule',
    field: 'toPath',
    values: { fromPath: '/old', toPath: deadPath },
    rule: 'redirects/dead-target',
  },
  {
    type: 'redirectRule',
    field: 'fromPath',
    values: { fromPath: 'old', toPath: '/how-to/board' },
    rule: 'redirects/malformed',
  },
];

const board = howTo('board', 'Dispatch board');

const definitions: readonly ContentTypeDefinition[] = Object.values(contentTypes);
const fields = definitions.flatMap((definition) =>
  Object.entries(definition.fields).map(([name, field]) => ({ definition, name, field })),
);

const cases = fields.flatMap(({ definition, name, field }) =>
  (plants[field.kind]?.(field) ?? []).map((plant) => ({
    ...plant,
    title: `${definition.id}.${name}: ${plant.what}`,
    definition,
    name,
  })),
);

describe('a broken link in any field is found at its entry and field [PL-2]', () => {
  test.each(cases)('$title', ({ definition, name, value, rule, below }) => {
    const planted = entry(definition.id, 'planted', { ...requiredValues(definition), [name]: value });
    expect(placesIn([board, planted])).toContainEqual({
      rule,
      entry: 'planted',
      field: below === undefined ? name : `${name}.${below}`,
    });
  });

  test.each(leadingTexts)('$type, $field', ({ type, values, rule }) => {
    const title = type === 'kbLandingPageLink' && { title: 'The board' };
    const rules = placesIn([board, entry(type, 'planted', { ...title, ...values })]);
    expect(rules.filter((found) => found.entry === 'planted').map((found) => found.rule)).toContain(rule);
  });

  test('without the broken link nothing of the kind is found', () => {
    const rules = new Set(cases.map(({ rule }) => rule));
    const clean = definitions.map((definition) =>
      entry(definition.id, `clean-${definition.id}`, requiredValues(definition)),
    );
    expect(placesIn([board, ...clean]).filter(({ rule }) => rules.has(rule))).toEqual([]);
  });

  test('every content type that can hold a link has a case, and every text whose name says that it leads somewhere', () => {
    const covered = new Set([...cases.map(({ definition }) => definition.id), ...leadingTexts.map(({ type }) => type)]); // oxfmt-ignore
    const without = definitions.map(({ id }) => id).filter((id) => !covered.has(id));
    expect(without).toEqual(typesWithoutLinks);
    const named = fields
      .filter(({ name, field }) => field.kind === 'symbol' && /url|link|path|anchor/iu.test(name))
      .map(({ definition, name }) => `${definition.id}.${name}`);
    expect(named.toSorted()).toEqual(leadingTexts.map(({ type, field }) => `${type}.${field}`).toSorted());
  });
});

/** Words alone: nothing in them leads anywhere. Other entries lead by their values: references.test.ts. */
const typesWithoutLinks = ['template', 'sectionName', 'codeBlock', 'announcementType', 'otherEntry'];

const requiredValues = ({ fields: all }: ContentTypeDefinition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, { required }]) => required)
      .map(([name, { kind }]) => [name, requiredOf(name, kind)]),
  );

function requiredOf(name: string, kind: FieldKind): string {
  if (kind === 'url') return 'https://vimeo.com/847203915';
  return { fromPath: '/old', toPath: '/how-to/board' }[name] ?? 'Words';
}

const placesIn = (items: readonly RawEntry[], options: Parameters<typeof findingsOf>[1] = {}) =>
  findingsOf(items, options).map(({ rule, entry: owner, field }) => ({ rule, entry: owner, field }));

describe('a broken link in Markdown is found [PL-2]', () => {
  const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };

  test.each([
    ['a link', `Open [the guide](${deadPath}).`, 'links/broken-page'],
    ['a link with a title', `Open [the guide](${deadPath} "The guide").`, 'links/broken-page'],
    ['a link by reference', `Open [the guide][1].\n\n[1]: ${deadPath}`, 'links/broken-page'],
    ['a link by its own words', `Open [The guide].\n\n[the guide]: ${deadPath}`, 'links/broken-page'],
    ['a link in a heading', `## [The guide](${deadPath})`, 'links/broken-page'],
    ['a link in a list in a list', `- One\n  - [Two](${deadPath})`, 'links/broken-page'],
    ['a link in a quote', `> [The guide](${deadPath})`, 'links/broken-page'],
    ['a link in a table', `| A | B |\n| - | - |\n| 1 | [Two](${deadPath}) |`, 'links/broken-page'],
    ['a link in a note', `Words[^1].\n\n[^1]: [The guide](${deadPath})`, 'links/broken-page'],
    ['a link in bold words', `**[The guide](${deadPath})**`, 'links/broken-page'],
    ['an image with a link', `[![Board](https://example.com/b.png)](${deadPath})`, 'links/broken-page'],
    ['a place on the page', '[below](#gone)', 'links/broken-anchor'],
    ['a place on another page', '[there](/how-to/board#gone)', 'links/broken-anchor'],
    ['an address in brackets', '<http://example.com/guide>', 'links/insecure'],
    ['a bare address', 'See http://example.com/guide', 'links/insecure'],
    ['a relative path', '[The guide](how-to/board)', 'links/malformed'],
    ['an image', '![The board](http://example.com/board.png)', 'media/unsafe-url'],
    ['an image by reference', '![The board][1]\n\n[1]: http://example.com/b.png', 'media/unsafe-url'],
    ['a link in HTML', `<a href="${deadPath}">guide</a>`, 'links/broken-page'],
  ])('%s', (_what, body, rule) => {
    const article = entry('article', 'planted', { title: 'Plan crews', body });
    expect(placesIn([board, article], { config })).toContainEqual({ rule, entry: 'planted', field: 'body' });
  });
});

describe('a finding says which step failed, the way from the article and the near miss [PL-2]', () => {
  const boardWithPlace = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] });
  const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' });
  const page = howTo('crews', 'Plan crews', { howToSections: [entryLink('more')] });
  const space = [
    boardWithPlace,
    assign,
    page,
    howTo('draft', 'Run payroll', {}, 'draft'),
    howTo('archived', 'Send a fax', {}, 'archived'),
    howTo('elsewhere', 'Sell more', { deliveryChannels: ['other'] }),
    rawAsset('unprocessed', { title: 'Price list', file: undefined }),
  ];
  const config = { siteUrl: 'https://help.example.com' };

  test.each([
    [
      'the page',
      hyperlink('/how-to/bord', 'x'),
      'links/broken-page',
      'The link "x" leads to /how-to/bord, which is not a page of this site.',
      '/how-to/board',
    ],
    [
      'the case of the page',
      hyperlink('/how-to/Board', 'x'),
      'links/broken-page',
      'The link "x" leads to /how-to/Board, which differs only by upper and lower case from the page /how-to/board: hosts tell them apart.',
      '/how-to/board',
    ],
    [
      'the page at the end of a redirect',
      hyperlink('/dead', 'x'),
      'links/broken-page',
      'The link "x" leads to /dead, which is redirected to /how-to/bord, which is not a page of this site.',
      '/how-to/board',
    ],
    [
      'a redirect on the way',
      hyperlink('/old', 'x'),
      'links/redirected',
      'The link "x" leads to /old, which is redirected to /how-to/board.',
      '/how-to/board',
    ],
    [
      'the whole address',
      hyperlink('https://help.example.com/how-to/board', 'x'),
      'links/absolute',
      'The link "x" leads to /how-to/board of this site by a full address, which breaks in previews and when the site moves.',
      '/how-to/board',
    ],
    [
      'the anchor',
      hyperlink('/how-to/board#assign-jobs', 'x'),
      'links/broken-anchor',
      'The link "x" leads to "#assign-jobs" on /how-to/board, where there is no such place.',
      '/how-to/board#assign-a-job',
    ],
    [
      'the case of the anchor',
      hyperlink('/how-to/board#Assign-A-Job', 'x'),
      'links/case',
      'The link "x" leads to "#Assign-A-Job" on /how-to/board; the place there differs in upper and lower case, so browsers do not find it.',
      '/how-to/board#assign-a-job',
    ],
    [
      'the entry',
      toEntry('gone', 'x'),
      'refs/missing-entry',
      'The link "x" leads to the entry gone, which is not in the export: it was deleted, or it is not published.',
      undefined,
    ],
    [
      'the asset',
      toAsset('gone', 'x'),
      'refs/missing-asset',
      'The link "x" leads to the asset gone, which is not in the export: it was deleted, or it is not published.',
      undefined,
    ],
    [
      'the file of the asset',
      toAsset('unprocessed', 'x'),
      'media/no-file',
      'The link "x" leads to the asset "Price list", which has no file: nothing is shown.',
      undefined,
    ],
    [
      'a draft',
      toEntry('draft', 'x'),
      'refs/draft-target',
      'The link "x" leads to "Run payroll", which is a draft: readers do not see it.',
      undefined,
    ],
    [
      'an archived entry',
      toEntry('archived', 'x'),
      'refs/archived-target',
      'The link "x" leads to "Send a fax", which is archived: readers do not see it.',
      undefined,
    ],
    [
      'the page of a draft',
      hyperlink('/how-to/draft', 'x'),
      'links/broken-page',
      'The link "x" leads to /how-to/draft, the page of "Run payroll", which is a draft.',
      undefined,
    ],
    [
      'another channel',
      toEntry('elsewhere', 'x'),
      'refs/other-channel',
      'The link "x" leads to "Sell more", which is not in the knowledge base "main": readers do not get there.',
      undefined,
    ],
    [
      'another space',
      resource('resource-hyperlink', 'crn:contentful:::content:spaces/x/entries/y', words('x')),
      'refs/other-space',
      'The link "x" leads to another space (crn:contentful:::content:spaces/x/entries/y): readers get its words without a link.',
      undefined,
    ],
  ])('%s', (_step, inline, rule, message, suggestion) => {
    const more = entry('kbHowToSection', 'more', { heading: 'More', content: doc(p(inline)) });
    const redirects = ['/old,/how-to/board', '/dead,/how-to/bord'];
    const found = diagnosticsOf([...space, more], { config, redirects }).filter(
      (diagnostic) => diagnostic.entry?.id === 'more',
    );
    expect(
      found.map((each) => ({
        rule: each.rule,
        message: each.message,
        suggestion: each.suggestion,
        field: each.field,
        via: each.via.map(({ id, field }) => [id, ...field]),
        page: each.entry?.url,
      })),
    ).toEqual([
      {
        rule,
        message,
        suggestion,
        field: ['content'],
        via: [['crews', 'howToSections', 0]],
        page: '/how-to/crews',
      },
    ]);
  });
});
