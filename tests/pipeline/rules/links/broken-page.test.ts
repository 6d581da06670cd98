import { expect, test } from 'vitest';
import { diagnosticsOf, type Inline, entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink, toEntry } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', {
  howToSections: [entryLink('assign')],
});
const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' });
const from = (...inlines: readonly Inline[]) =>
  howTo('crews', 'Plan crews', { introduction: text(...inlines) });
const inIntroduction = { rule: 'links/broken-page', entry: 'crews', field: 'introduction' };

test('a path that is no page is an error, with the page that was probably meant [PL-2]', () => {
  expect(
    findingsOf([board, assign, from('Open ', hyperlink('/how-to/bord#assign-a-job', 'the board'), '.')]),
  ).toEqual([
    {
      ...inIntroduction,
      message: 'The link "the board" leads to /how-to/bord, which is not a page of this site.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('the same slug under another prefix is suggested, without a hash that is not there', () => {
  expect(findingsOf([board, assign, from(hyperlink('/faq/board#no-such-place', 'the board'))])).toEqual([
    {
      ...inIntroduction,
      message: 'The link "the board" leads to /faq/board, which is not a page of this site.',
      suggestion: '/how-to/board',
    },
  ]);
});

test.each([
  ['/how-to/%C3%9Cbersicht', '/how-to/%C3%BCbersicht'],
  ['/Announcements', '/announcements'],
])('the link %s differs from a page by case only', (path, page) => {
  const overview = howTo('overview', 'Übersicht', { url: 'übersicht' });
  expect(findingsOf([board, assign, overview, from(hyperlink(path, 'the overview'))])).toEqual([
    {
      ...inIntroduction,
      message: `The link "the overview" leads to ${path}, which differs only by upper and lower case from the page ${page}: hosts tell them apart.`,
      suggestion: page,
    },
  ]);
});

test('upper and lower case make another address', () => {
  expect(findingsOf([board, assign, from(hyperlink('/How-To/Board', 'the board'))])).toEqual([
    {
      ...inIntroduction,
      message:
        'The link "the board" leads to /How-To/Board, which differs only by upper and lower case from the page /how-to/board: hosts tell them apart.',
      suggestion: '/how-to/board',
    },
  ]);
});

test('a backslash is read as a slash', () => {
  expect(findingsOf([board, assign, from(hyperlink('/how-to\\board', 'the board'))])).toEqual([
    {
      ...inIntroduction,
      message:
        'The link "the board" leads to /how-to%5Cboard, which is not a page of this site: its backslash (%5C) is not a slash.',
      suggestion: '/how-to/board',
    },
  ]);
});

test('nothing is suggested where nothing is near', () => {
  expect(findingsOf([from(hyperlink('/old/index.htm', 'the old help'))])).toEqual([
    {
      ...inIntroduction,
      message: 'The link "the old help" leads to /old/index.htm, which is not a page of this site.',
    },
  ]);
});

test('the page of a draft or an archived entry is named as such', () => {
  const draft = howTo('payroll', 'Run payroll', {}, 'draft');
  const archived = howTo('fax', 'Send a fax', {}, 'archived');
  const link = from(hyperlink('/how-to/payroll', 'payroll'), ' or ', hyperlink('/how-to/fax', 'fax'));
  expect(findingsOf([draft, archived, link]).map(({ message }) => message)).toEqual([
    'The link "payroll" leads to /how-to/payroll, the page of "Run payroll", which is a draft.',
    'The link "fax" leads to /how-to/fax, the page of "Send a fax", which is archived.',
  ]);
});

test('the advice for the page of an entry that is left out is to bring that back', () => {
  const items = [
    howTo('payroll', 'Run payroll', {}, 'draft'),
    howTo('fax', 'Send a fax', {}, 'archived'),
    entry('kbHowTo', 'untitled'),
    from(...['payroll', 'fax', 'untitled'].map((slug) => hyperlink(`/how-to/${slug}`, slug))),
  ];
  const broken = diagnosticsOf(items).filter(({ rule }) => rule === 'links/broken-page');
  expect(broken.map(({ target, advice }) => [target, advice])).toEqual([
    ['/how-to/payroll', 'Publish "Run payroll", or link to another page.'],
    ['/how-to/fax', 'Unarchive and publish "Send a fax", or link to another page.'],
    ['/how-to/untitled', 'Correct the field "title" of the kbHowTo untitled, or link to another page.'],
  ]);
});

test('a redirect that leads nowhere makes the link broken, and one in a circle too [RD-3]', () => {
  const link = from(hyperlink('/old', 'old'), ' and ', hyperlink('/a', 'round'));
  const redirects = ['/old,/how-to/gone', '/a,/b', '/b,/a'];
  expect(findingsOf([link], { redirects }).filter(({ rule }) => rule === 'links/broken-page')).toEqual([
    {
      ...inIntroduction,
      message:
        'The link "old" leads to /old, which is redirected to /how-to/gone, which is not a page of this site.',
    },
    { ...inIntroduction, message: 'The link "round" leads to /a, whose redirects lead back to it.' },
  ]);
});

test('addresses in fields are looked at like those in texts', () => {
  const release = entry('announcement', 'release', {
    title: 'Spring release',
    ctaLink: '/how-to/gone',
    learnMoreLinks: [{ label: 'Plan a crew', url: '/how-to/gone' }],
  });
  expect(findingsOf([release])).toEqual([
    {
      rule: 'links/broken-page',
      entry: 'release',
      field: 'ctaLink',
      message: 'The link in the field "ctaLink" leads to /how-to/gone, which is not a page of this site.',
    },
    {
      rule: 'links/broken-page',
      entry: 'release',
      field: 'learnMoreLinks.0.url',
      message: 'The link "Plan a crew" leads to /how-to/gone, which is not a page of this site.',
    },
  ]);
});

test('a link to a section that no article shows is a broken page', () => {
  const found = findingsOf([assign, from(toEntry('assign', 'Assigning a job'))]);
  expect(found.filter(({ rule }) => rule !== 'refs/unreachable')).toEqual([
    {
      ...inIntroduction,
      message: 'The link "Assigning a job" leads to "Assign a job", which stands on no page.',
    },
  ]);
});

test('entries, sections on a page, fixed pages, files, sign-in and mail are no findings [RT-1] [RT-2]', () => {
  const links = [
    '/', '/search?q=board', '/announcements', '/categories', '/404', '/product-capabilities/pro',
    '/Auth/Customer?returnUrl=%2F', '/assets/price-list.pdf', '/how-to/board/', '/how-to/board?from=mail',
    'https://example.com/how-to/gone', 'mailto:help@example.com', 'tel:+18005550100', '#',
  ].map((uri) => hyperlink(uri, `Go to ${uri}`)); // oxfmt-ignore
  const entries = [
    board,
    assign,
    from(toEntry('assign', 'Assigning a job'), toEntry('board', 'The board'), ...links),
  ];
  expect(findingsOf(entries, { config: { services: { profile: true } } })).toEqual([]);
  expect(findingsOf(entries).map(({ message }) => message)).toEqual([
    expect.stringContaining('leads to /Auth/Customer, which is not a page of this site'),
  ]);
});

test('an external link that is linked to as an entry leads to its address', () => {
  const academy = entry('externalLink', 'academy', { title: 'Academy', url: 'https://academy.example.com' });
  expect(findingsOf([academy, from(toEntry('academy', 'the academy'))])).toEqual([]);
});

test('a space of other types has pages of its own, which nothing is known about', () => {
  const post = entry('post', 'post', { body: text(hyperlink('/blog/first', 'the first post')) });
  expect(findingsOf([post]).map(({ rule }) => rule)).toEqual(['schema/unknown-type']);
});

test('an address of a page as its editor typed it, encoded or not, is the same page', () => {
  const cafe = howTo('cafe', 'Café', { url: 'café' });
  const link = from(hyperlink('/how-to/café', 'one'), ' and ', hyperlink('/how-to/caf%C3%A9', 'two'));
  expect(findingsOf([cafe, link])).toEqual([]);
});

test.each(['/feed.xml', '/announcements/feed.xml', '/release-notes/feed.xml', '/llms.txt'])(
  'a link to the file %s, which the build writes, is no finding',
  (path) => {
    expect(findingsOf([board, assign, from(hyperlink(path, 'what is new'))])).toEqual([]);
  },
);

test('a link to a page whose slug cannot be used names the slug as the cause', () => {
  const items = [
    howTo('a', 'Add a technician', { url: '/how-to/add' }),
    howTo('b', 'Board', {
      introduction: text(hyperlink('/how-to/add', 'by path'), toEntry('a', 'by entry')),
    }),
  ];
  const advice = 'Correct the slug of "Add a technician", or link to another page.';
  const fault = 'which is left out because its slug cannot be used.';
  const found = diagnosticsOf(items).filter(({ rule }) => rule === 'links/broken-page');
  expect(found.map((each) => [each.message, each.advice])).toEqual([
    [`The link "by path" leads to /how-to/add, the page of "Add a technician", ${fault}`, advice],
    [`The link "by entry" leads to "Add a technician", ${fault}`, advice],
  ]);
});

test('a link to an entry whose slug another page has names that as the cause', () => {
  const items = [
    howTo('a', 'Board', { url: 'board' }),
    howTo('b', 'Other board', { url: 'board' }),
    howTo('c', 'Links', {
      introduction: text(toEntry('b', 'other')),
    }),
  ];
  const [found] = diagnosticsOf(items).filter(({ rule }) => rule === 'links/broken-page');
  expect([found?.message, found?.advice]).toEqual([
    'The link "other" leads to "Other board", which is left out because another page has its slug.',
    'Give "Other board" the slug other-board, or link to another page.',
  ]);
});
