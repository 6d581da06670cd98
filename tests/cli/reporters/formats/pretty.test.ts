import { describe, expect, test } from 'vitest';
import { pretty } from '../../../../cli/reporters/formats/pretty.ts';
import { coloured } from '../../../../cli/reporters/text/style.ts';
import { width } from '../../../../cli/reporters/text/width.ts';
import type { Diagnostic } from '../../../../schemas/report/diagnostic.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';

describe('a finding for a person', () => {
  test('names entry, type, field, position and reason, and leads on [PL-2]', () => {
    expect(pretty(findingsOf(brokenAnchor()), plainLook)).toBe(
      `\
error  links/broken-anchor  How-to section "Assign work"  Content
  open the [board](/how-to/dispatch#assign-jobs) and pick
                                   ^^^^^^^^^^^^ leads to /how-to/dispatch#assign-jobs
  There is no such anchor on that page.
  did you mean #assign-a-job?
  on /how-to/add-technician, via Sections, item 3
  to fix: Link to a heading of the page.
  edit https://app.contentful.com/spaces/space1/entries/section1
  explain: fieldbook explain links/broken-anchor

1 problem (1 error, 0 warnings) in 1 of 1,204 entries
`,
    );
  });

  test('of a file names the file and its line', () => {
    expect(pretty(findingsOf(deadRedirect()), plainLook)).toBe(
      `\
warn  redirects/query  redirects.csv:12
  A query is not looked at.
  to fix: Leave it out.
  explain: fieldbook explain redirects/query

1 problem (0 errors, 1 warning) in 0 of 1,204 entries
`,
    );
  });

  test('shows control and bidirectional characters as their codes', () => {
    const hostile = brokenAnchor({
      message: 'red \u001b[31m',
      excerpt: { before: 'a\n', bad: '\u202eb', after: '\u0007' },
      entry: { id: 'x', contentType: 'kbHowTo', title: '\u001b]0;title\u0007' },
    });
    const text = pretty(findingsOf(hostile), plainLook);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/u);
    expect(text).toContain('\n  red \\u{1b}[31m\n');
    expect(text).toContain('a\\n\\u{202e}b\\u{7}\n     ^^^^^^^^^ leads');
  });

  test('has no empty lines where no reader meets it, and no blanks at the ends of what it quotes', () => {
    const entry = { id: 'q1', contentType: 'kbFaqQuestion', edit: 'https://app.contentful.com/q1' };
    const excerpt = { before: ' open ', bad: 'it', after: ' and ' };
    expect(pretty(findingsOf(brokenAnchor({ via: [], entry, excerpt })), plainLook)).toMatch(
      /^error .*\n {2}open it and\n {7}\^\^ leads to .*\n {2}There .*\n {2}did .*\n {2}to fix: .*\n {2}edit /u,
    );
  });

  test('names an address that the words hide, but no id', () => {
    const text = pretty(findingsOf(brokenAnchor({ target: 'hwBoard' })), plainLook);
    expect(text).toMatch(/\^{12}\n/u);
    expect(text).not.toContain('hwBoard');
  });

  test('is underlined where it stands, whatever its characters take', () => {
    const wide = brokenAnchor({ excerpt: { before: '日本 e\u0301 ', bad: '👩‍🔧x', after: '' } });
    expect(pretty(findingsOf(wide), plainLook)).toContain('\n         ^^^ leads');
  });

  test('shows where words are missing', () => {
    const empty = brokenAnchor({ excerpt: { before: 'see ', bad: '', after: ' for more' } });
    expect(pretty(findingsOf(empty), plainLook)).toContain('\n  see  for more\n      ^ here\n');
  });

  test('says in which block of the text it is only where there is no text to underline', () => {
    const image = brokenAnchor({ excerpt: { before: '', bad: '', after: '' } });
    const [head, next] = pretty(findingsOf(image), plainLook).split('\n');
    expect(head).toMatch(/"Assign work" {2}Content block 4$/u);
    expect(next).toBe('  There is no such anchor on that page.');
  });

  test('names the entries of the chain, the first where no address does', () => {
    const via = [
      { id: 'faq1', contentType: 'kbFaq', title: 'Dispatch FAQ', field: ['categorizedQuestions', 0] },
      { id: 'group1', contentType: 'kbFaqGroup', title: 'Setting up', field: ['questions', 3] },
    ];
    expect(pretty(findingsOf(brokenAnchor({ via })), plainLook)).toContain(
      '\n  on /how-to/add-technician, via categorizedQuestions, item 1 > "Setting up" questions, item 4\n',
    );
    const entry = { id: 'q1', contentType: 'kbFaqQuestion' };
    expect(pretty(findingsOf(brokenAnchor({ via, entry })), plainLook)).toContain(
      '\n  via "Dispatch FAQ" categorizedQuestions, item 1 > "Setting up" questions, item 4\n',
    );
  });

  test.each([60, 80, 100, 120])('keeps within %i columns, but breaks no word and no address', (columns) => {
    const address = `https://app.contentful.com/${'x'.repeat(130)}`;
    const long = brokenAnchor({
      message: `${'The link leads astray. '.repeat(9)}日本語 ${'技術者 '.repeat(40)}`.trim(),
      advice: 'Use the anchor of a heading that is there. '.repeat(4).trim(),
      excerpt: {
        before: '前 '.repeat(90),
        bad: 'long words '.repeat(columns === 60 ? 9 : 2),
        after: '後'.repeat(90),
      },
      entry: { id: 'x', contentType: 'kbHowTo', title: 'Title', url: '/how-to/x', edit: address },
      via: Array.from({ length: 4 }, () => ({
        id: 'y',
        contentType: 'kbFaq',
        title: 'A question',
        field: ['questions', 0],
      })),
    });
    const lines = pretty(findingsOf(long), { ...plainLook, columns }).split('\n');
    expect(lines.filter((line) => width(line) > columns)).toEqual([`  edit ${address}`]);
    expect(lines.join(' ').replace(/ +/gu, ' ')).toContain(long.message);
  });

  test('is coloured only where colours are wanted', () => {
    const findings = findingsOf(brokenAnchor());
    expect(pretty(findings, plainLook)).not.toContain('\u001b');
    expect(pretty(findings, { ...plainLook, style: coloured })).toContain('\u001b[31merror');
  });
});

test('what is over the limit is hidden, and the text says how much', () => {
  const findings = findingsOf(brokenAnchor(), deadRedirect(), deadRedirect());
  expect(pretty(findings, { ...plainLook, maxDiagnostics: 1 })).toMatch(
    /\n\n2 more problems hidden; --max-diagnostics 3 shows all\n3 problems \(1 error, 2 warnings\) in 1 of 1,204 entries\n$/u,
  );
});

test('a terminal without a size is taken for a usual one', () => {
  const findings = findingsOf(brokenAnchor({ message: 'word '.repeat(40).trim() }));
  expect(pretty(findings, { ...plainLook, columns: 0 })).toBe(pretty(findings, plainLook));
});

test('all findings of one rule in one entry are shown', () => {
  const findings = findingsOf(...Array.from({ length: 12 }, () => brokenAnchor()));
  expect(pretty(findings, plainLook).match(/^error {2}links/gmu)).toHaveLength(12);
});

test('what the baseline knows is counted in the last line', () => {
  expect(pretty(known(), plainLook)).toBe('no problems in 1,204 entries, 1,031 in the baseline\n');
  expect(pretty(known(deadRedirect()), plainLook)).toMatch(
    /\n1 problem \(0 errors, 1 warning\) in 0 of 1,204 entries, 1,031 in the baseline\n$/u,
  );
});

const known = (...diagnostics: readonly Diagnostic[]) => {
  const findings = findingsOf(...diagnostics);
  return { ...findings, summary: { ...findings.summary, baselined: 1031 } };
};

const settledBy = (id: string, url: string): Diagnostic =>
  brokenAnchor({
    cause: { id, act: `Do ${id}` },
    entry: { id: `${id}-${url}`, contentType: 'kbHowTo', title: id, url },
  });

describe('groups', () => {
  const urls = ['/a', '/b', '/c'];
  const findings = findingsOf(
    ...urls.map((url) => settledBy('one', url)),
    ...urls.slice(0, 2).map((url) => settledBy('other', url)),
    settledBy('third', '/a'),
  );

  test('what one act settles is shown whole, and nothing once the limit is reached [ED-1]', () => {
    const text = pretty(findings, { ...plainLook, maxDiagnostics: 2 });
    expect(text).toMatch(/^Do one: settles 3 findings \(3 errors\)\n(?: {2}error .+\n){3}/u);
    expect(text).not.toContain('Do other');
    expect(text).toContain('3 more problems hidden');
  });

  test('what stands where the act is done comes first, and its rule is explained [ED-1]', () => {
    const edit = 'https://app.contentful.com/spaces/s/entries/board';
    const cause = { id: 'slug', act: 'Give "Board" the slug board', edit };
    const root = brokenAnchor({ cause, rule: 'slugs/duplicate' });
    const text = pretty(
      findingsOf(brokenAnchor({ cause, entry: { id: 'a', contentType: 'kbHowTo', title: 'A', url: '/a' } }), {
        ...root,
        entry: { id: 'board', contentType: 'kbHowTo', title: 'Board', edit: `${edit}?focusedField=url` },
      }),
      plainLook,
    );
    expect(text).toMatch(/^Give .+\n {2}error {2}slugs\/duplicate[^]+explain slugs\/duplicate\n/u);
  });

  test('a group that the limit cuts says how many it has [ED-1]', () => {
    const text = pretty(findings, { ...plainLook, maxDiagnostics: 2, groupBy: 'page' });
    expect(text).toMatch(/^\/a: 3 findings \(3 errors\)\n/u);
    expect(text.match(/^error {2}/gmu)).toHaveLength(2);
    expect(text).toContain('4 more problems hidden');
  });
});
