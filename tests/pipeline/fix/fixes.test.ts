import { describe, expect, test } from 'vitest';
import { fixContent } from '../../../pipeline/fix/fix-content.ts';
import { entry, howTo, text } from '../builders.ts';
import { doc, entryLink, h, hyperlink, p, words } from '../documents.ts';
import { allFixes, fixedIn, rulesOf, safeFixes } from './fixed.ts';

const config = { siteUrl: 'https://help.example.com' };
const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' });
const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] });
const from = (uri: string) =>
  howTo('crews', 'Plan crews', { introduction: text('Open ', hyperlink(uri, 'the board'), ' today.') });
const to = (uri: string) => text('Open ', hyperlink(uri, 'the board'), ' today.');

interface Example {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly isSafe: boolean;
  readonly redirects?: readonly string[];
}

const examples: readonly Example[] = [
  {
    rule: 'links/absolute',
    before: 'https://help.example.com/how-to/board?a=1#top',
    after: '/how-to/board?a=1#top',
    isSafe: true,
  },
  {
    rule: 'links/case',
    before: '/how-to/board?a=1#Assign-A-Job',
    after: '/how-to/board?a=1#assign-a-job',
    isSafe: true,
  },
  {
    rule: 'links/broken-anchor',
    before: '/how-to/board#asign-a-job',
    after: '/how-to/board#assign-a-job',
    isSafe: false,
  },
  { rule: 'links/broken-page', before: '/How-To/Board', after: '/how-to/board', isSafe: true },
  { rule: 'links/broken-page', before: '/how-to/bord', after: '/how-to/board', isSafe: false },
  {
    rule: 'links/redirected',
    before: '/old#assign-a-job',
    after: '/how-to/board#assign-a-job',
    isSafe: true,
    redirects: ['/old,/how-to/board,true,true,true'],
  },
  {
    rule: 'links/redirected',
    before: '/old',
    after: '/how-to/board',
    isSafe: false,
    redirects: ['/old,/how-to/board,false,true,true'],
  },
  { rule: 'links/malformed', before: 'how-to/board', after: '/how-to/board', isSafe: true },
  {
    rule: 'links/malformed',
    before: 'https://https://vans.example/x',
    after: 'https://vans.example/x',
    isSafe: false,
  },
  { rule: 'links/insecure', before: 'http://vans.example', after: 'https://vans.example', isSafe: false },
  {
    rule: 'links/odd-target',
    before: 'https://user:secret@vans.example/',
    after: 'https://vans.example/',
    isSafe: false,
  },
];

const labelled = (url: string) => [{ label: 'The board', url }];

const written = (uri: string) =>
  `Open *[the board](<${uri}>)*, [here](</search>)\n\n- [it][b]\n\n[b]: <${uri}>\n`;

describe.each(examples)('$rule: $before [ED-3]', ({ rule, before, after, isSafe, redirects }) => {
  const options = { config, ...(redirects && { redirects }) };

  test(`becomes ${after}${isSafe ? '' : ', if somebody agrees'}`, () => {
    const safe = fixedIn([board, assign, from(before)], options, safeFixes);
    const all = fixedIn([board, assign, from(before)], options, allFixes);
    expect(safe.value('crews', 'introduction')).toEqual(to(isSafe ? after : before));
    expect(all.value('crews', 'introduction')).toEqual(to(after));
    expect(rulesOf(all)).toEqual([rule]);
    expect(safe.offered.suggested).toBe(isSafe ? 0 : 1);
  });

  test('in a field and in Markdown too', () => {
    const news = entry('announcement', 'news', { title: 'News', learnMoreLinks: labelled(before) });
    expect(fixedIn([board, assign, news], options, allFixes).value('news', 'learnMoreLinks')).toEqual(
      labelled(after),
    );
    const markdown = howTo('crews', 'Plan crews', { introduction: written(before) });
    expect(fixedIn([board, assign, markdown], options, allFixes).value('crews', 'introduction')).toBe(
      written(after),
    );
  });
});

const isAnswered = (address: string) => address === 'https://vans.example/a';

test('an address that another site answers with https is safe', () => {
  const { value } = fixedIn(
    [
      howTo('a', 'A', {
        introduction: text(
          hyperlink('http://vans.example/a', 'vans'),
          hyperlink('http://vans.example/b', 'crews'),
        ),
      }),
    ],
    {},
    { ...safeFixes, isAnswered },
  );
  expect(JSON.stringify(value('a', 'introduction'))).toMatch(
    /"https:\/\/vans.example\/a".*"http:\/\/vans.example\/b"/u,
  );
});

test('an address that stands there by itself becomes no path, which would be no link any more', () => {
  const { fixes } = fixedIn(
    [
      board,
      assign,
      howTo('crews', 'Plan crews', { introduction: 'See https://help.example.com/how-to/board' }),
    ],
    { config },
  );
  expect(fixes).toEqual([]);
});

test('an address in HTML, and one that Markdown spells with signs, stay as they are', () => {
  const html =
    '<a href="https://help.example.com/how-to/board">The board</a> or [it](https://help.example.com/how-to/board)';
  expect(
    fixedIn([board, assign, howTo('crews', 'Plan crews', { introduction: html })], { config }).fixes,
  ).toEqual([]);
});

test('a link to a page whose slug is at fault waits for the slug', () => {
  const upper = howTo('board', 'Dispatch board', { url: 'Board' });
  const redirects = ['/old,/how-to/Board,true,true,true'];
  const items = [
    upper,
    from('/how-to/Board'),
    howTo('vans', 'Vans', { introduction: text(hyperlink('/how-to/board', 'board')) }),
  ];
  expect(fixedIn(items, { redirects }).fixes).toEqual([]);
  const { value, table, after, fixes } = fixedIn(items, { redirects }, allFixes);
  expect(value('board', 'url')).toBe('board');
  expect(value('crews', 'introduction')).toEqual(to('/how-to/board'));
  expect(table).toEqual(['/old,/how-to/board,true,true,true', '/how-to/Board,/how-to/board,true,false,true']);
  expect(after.all.diagnostics).toEqual([]);
  expect(fixes.map(({ diagnostic }) => diagnostic.rule)).toEqual(['slugs/upper-case']);
});

test.each(['Board', 'old board', 'bo\u0430rd'])(
  'the slug %j is changed only with a redirect [ED-3]',
  (url) => {
    const items = [howTo('page', 'Dispatch board', { url })];
    expect(fixedIn(items, {}, allFixes).fixes).toEqual([]);
    const { after, table } = fixedIn(items, { redirects: ['/x,/search'] }, allFixes);
    expect(after.all.diagnostics).toEqual([]);
    expect(table[1]).toMatch(/^\/how-to\/.*,\/how-to\/(?:old-)?board,true,false,true$/u);
    const without = fixedIn(items, { redirects: ['/x,/search'] }, { ...allFixes, canChangeTable: false });
    expect([without.fixes, without.offered]).toEqual([[], { suggested: 0, inTable: 1, waiting: new Map() }]);
  },
);

const introduction = (...blocks: readonly unknown[]) =>
  howTo('a', 'Vans and crews', { introduction: doc(...blocks) });

test('a heading and those below it go up as far as the first one has to [ED-3]', () => {
  const { value, after } = fixedIn([
    introduction(h(2, 'A'), h(5, 'B'), h(5, 'C'), h(6, 'D'), h(4, 'E'), h(2, 'F'), h(3, 'G')),
  ]);
  expect(value('a', 'introduction')).toEqual(
    doc(h(2, 'A'), h(3, 'B'), h(3, 'C'), h(4, 'D'), h(3, 'E'), h(2, 'F'), h(3, 'G')),
  );
  expect(after.all.diagnostics).toEqual([]);
});

test('headings of Markdown likewise', () => {
  const { value } = fixedIn([
    howTo('a', 'A', { introduction: '## B\n\n> #### C #\n\n##### D\n\nWords ## no.\n\n## E\n' }),
  ]);
  expect(value('a', 'introduction')).toBe('## B\n\n> ### C #\n\n#### D\n\nWords ## no.\n\n## E\n');
});

test('a level that editors may not use is not given [ED-3]', () => {
  const field = {
    id: 'introduction',
    name: 'Introduction',
    type: 'RichText',
    validations: [{ enabledNodeTypes: ['heading-2', 'heading-4'] }],
  };
  const contentTypes = [{ sys: { id: 'kbHowTo' }, name: 'How-to', fields: [field] }];
  const { fixes } = fixedIn([introduction(h(2, 'A'), h(4, 'B'))], { parts: { contentTypes } });
  expect(fixes).toEqual([]);
});

test('an empty heading is taken out; in Markdown the blank line stays', () => {
  expect(fixedIn([introduction(h(2, 'A'), h(3, ' '), p('Words.'))]).value('a', 'introduction')).toEqual(
    doc(h(2, 'A'), p('Words.')),
  );
  const { value } = fixedIn([howTo('a', 'A', { introduction: 'One.\n##\nTwo.\n' })]);
  expect(value('a', 'introduction')).toBe('One.\n\nTwo.\n');
});

const quote = (...content: readonly unknown[]) => ({ nodeType: 'blockquote', data: {}, content });

test('an empty heading that is all there is becomes an empty paragraph', () => {
  expect(fixedIn([introduction(p('Words.'), quote(h(3, '')))]).value('a', 'introduction')).toEqual(
    doc(p('Words.'), quote(p(''))),
  );
});

test('the title in a text is taken out if somebody agrees', () => {
  const { value } = fixedIn([introduction(h(2, 'Vans and crews'), p('Words.'))], {}, allFixes);
  expect(value('a', 'introduction')).toEqual(doc(p('Words.')));
});

test('an unknown mark is dropped, and the others stay', () => {
  const { value } = fixedIn([introduction(p(words('All vans', 'bold', 'glow', 'shine')))]);
  expect(value('a', 'introduction')).toEqual(doc(p(words('All vans', 'bold'))));
});

test('invisible characters go, wherever they stand; one that parts words leaves a space', () => {
  const items = [
    howTo('a', 'Va\u200bns\u2028crews \u2028here', {
      introduction: doc(p('A\ufeffll', words(' o\u200bf', 'bold'), ' \u{1f468}\u200d\u{1f469}')),
    }),
  ];
  const { value, after } = fixedIn(items);
  expect(value('a', 'title')).toBe('Vans crews here');
  expect(value('a', 'introduction')).toEqual(
    doc(p('All', words(' of', 'bold'), ' \u{1f468}\u200d\u{1f469}')),
  );
  expect(after.all.diagnostics).toEqual([]);
});

test('letters in the wrong encoding are read again if somebody agrees', () => {
  expect(fixedIn([howTo('a', 'Das BÃ¼ro', {})], {}, allFixes).value('a', 'title')).toBe('Das Büro');
});

test('of an entry that is listed several times the first stays', () => {
  const sections = ['x', 'y'].map((id) =>
    entry('kbHowToSection', id, { heading: `Part ${id}`, content: text('Words.') }),
  );
  const list = ['x', 'y', 'x', 'y', 'x'].map(entryLink);
  const { value } = fixedIn([...sections, howTo('a', 'A', { howToSections: list })]);
  expect(value('a', 'howToSections')).toEqual(['x', 'y'].map(entryLink));
});

test('a table says how many rows and columns it has', () => {
  const data = [
    ['A', 'B'],
    ['1', '2'],
    ['3', '4'],
  ];
  const grid = entry('table', 't', { title: 'Vans', data, rows: 7, columns: 1, isHeader: true });
  const target = { target: entryLink('t') };
  const page = introduction({ nodeType: 'embedded-entry-block', data: target, content: [] });
  const { value } = fixedIn([page, grid]);
  expect([value('t', 'rows'), value('t', 'columns')]).toEqual([3, 2]);
});

test('the second of two equal anchors gets the one that the page gives it already', () => {
  const parts = ['x', 'y'].map((id) =>
    entry('kbHowToSection', id, { heading: `Part ${id}`, anchor: 'here', content: text('Words.') }),
  );
  const link = howTo('b', 'B', { introduction: text(hyperlink('/how-to/a#here-1', 'the second place')) });
  const { value, after } = fixedIn([
    ...parts,
    link,
    howTo('a', 'A', { howToSections: ['x', 'y'].map(entryLink) }),
  ]);
  expect([value('x', 'anchor'), value('y', 'anchor')]).toEqual(['here', 'here-1']);
  expect(after.all.diagnostics).toEqual([]);
});

test('an anchor to which links lead is not changed, because they would lose their place', () => {
  const parts = [
    entry('kbHowToSection', 'x', { heading: 'Part x', anchor: 'here', content: text('Words.') }),
    entry('kbHowToSection', 'y', { heading: 'Part y', anchor: 'Here', content: text('Words.') }),
  ];
  const page = howTo('a', 'A', { howToSections: ['x', 'y'].map(entryLink) });
  const link = howTo('b', 'B', { introduction: text(hyperlink('/how-to/a#Here', 'the second place')) });
  expect(fixedIn([...parts, page], {}, allFixes).value('y', 'anchor')).toBe('here-2');
  expect(fixedIn([...parts, page, link], {}, allFixes).value('y', 'anchor')).toBe('Here');
});

test('redirects lead straight to their target, and rules that are never used go, if somebody agrees [ED-3]', () => {
  const redirects = [
    '/a,/b',
    '/b,/how-to/board',
    '/a,/search',
    '/c,/c',
    '/d,/how-to/bord#assign-a-job',
    '/e,/how-to/board#asign-a-job',
  ];
  const { table, after, fixes } = fixedIn([board, assign], { redirects }, allFixes);
  expect(table.map((line) => line.replace(',false,true,true', ''))).toEqual([
    '/a,/how-to/board',
    '/b,/how-to/board',
    '/d,/how-to/board#assign-a-job',
    '/e,/how-to/board#assign-a-job',
  ]);
  expect(after.all.diagnostics).toEqual([]);
  expect(fixes.every(({ fix }) => !fix.isSafe)).toBe(true);
});

const redirect = (id: string, fromPath: string, toPath: string) =>
  entry('redirectRule', id, { fromPath, toPath });

test('a redirect that is an entry is led on, and never taken away', () => {
  const { value, after } = fixedIn(
    [
      board,
      assign,
      redirect('r1', '/a', '/b'),
      redirect('r2', '/b', '/how-to/board'),
      redirect('r3', '/b', '/search'),
    ],
    {},
    allFixes,
  );
  expect(value('r1', 'toPath')).toBe('/how-to/board');
  expect(after.all.diagnostics.map((each) => each.rule)).toEqual(['redirects/duplicate']);
});

test('a code is the one that was meant, if somebody agrees; with a finding that this brings, it stays', () => {
  const type = entry('announcementType', 't', { name: 'New', codeId: 'Featur' });
  expect(fixedIn([type]).value('t', 'codeId')).toBe('Featur');
  expect(fixedIn([type], {}, allFixes).value('t', 'codeId')).toBe('Feature');
  const emptySection = entry('homeEntry', 's', { title: 'Topics', codeId: 'HPCategoris' });
  expect(fixedIn([emptySection], {}, allFixes).fixes).toEqual([]);
});

test('safe fixes of a dozen rules, several of them in one text, need no second run [ED-3]', () => {
  const links = [
    'https://help.example.com/how-to/board',
    '/how-to/board#Assign-A-Job',
    '/HOW-TO/board',
    '/old',
    'how-to/board',
  ];
  const twins = ['x', 'y'].map((id) =>
    entry('kbHowToSection', id, { heading: `Part ${id}`, anchor: 'here', content: text('Words.') }),
  );
  const grid = entry('table', 't', { data: [['A'], ['1']], rows: 9, isHeader: true });
  const page = howTo('crews', 'Plan\u200b crews', {
    introduction: doc(
      p(...links.flatMap((uri, index) => [hyperlink(uri, `link ${index}`), ' '])),
      h(2, 'All'),
      h(4, 'Some'),
      h(3, ''),
      p(words('Of them', 'glow')),
      { nodeType: 'embedded-entry-block', data: { target: entryLink('t') }, content: [] },
    ),
    howToSections: ['x', 'y', 'x'].map(entryLink),
  });
  const redirects = ['/old,/how-to/board,true,true,true'];
  const fixed = fixedIn([board, assign, page, grid, ...twins], { config, redirects });
  expect([...new Set(rulesOf(fixed))].toSorted()).toEqual([
    'anchors/duplicate',
    'headings/empty',
    'headings/skipped',
    'links/absolute',
    'links/broken-page',
    'links/case',
    'links/malformed',
    'links/redirected',
    'refs/duplicate',
    'rich-text/unknown-mark',
    'schema/invisible-characters',
    'tables/size-mismatch',
  ]);
  expect(fixed.after.all.diagnostics).toEqual([]);
  expect(fixContent(fixed.after.input, allFixes).fixes).toEqual([]);
});
