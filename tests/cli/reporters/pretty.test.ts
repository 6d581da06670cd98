import { describe, expect, test } from 'vitest';
import { pretty } from '../../../cli/reporters/pretty.ts';
import { coloured } from '../../../cli/reporters/style.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from './findings.ts';

describe('a finding for a person', () => {
  test('names entry, type, field, position and reason, and leads on [PL-2]', () => {
    expect(pretty(findingsOf(brokenAnchor()), plainLook)).toBe(
      `\
error  links/broken-anchor  kbHowToSection "Assign work"  content /content/3/content/1
  open the [board](/how-to/dispatch#assign-jobs) and pick
                                   ^^^^^^^^^^^^ There is no such anchor on that page.
  did you mean #assign-a-job?   on /how-to/add-technician, via howToSections[2]
  Link to a heading of the page.
  edit https://app.contentful.com/spaces/space1/entries/section1   explain: fieldbook explain links/broken-anchor

1 problem (1 error, 0 warnings) in 1 of 1,204 entries
`,
    );
  });

  test('of a file names the file and its line', () => {
    expect(pretty(findingsOf(deadRedirect()), plainLook)).toBe(
      `\
warn  redirects/query  redirects.csv:12
  A query is not looked at.
  Leave it out.
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
    expect(text).toContain('a\\n\\u{202e}b\\u{7}\n     ^^^^^^^^^ red \\u{1b}[31m');
  });

  test('is underlined where it stands, whatever its characters take', () => {
    const wide = brokenAnchor({ excerpt: { before: '日本 e\u0301 ', bad: '👩‍🔧x', after: '' } });
    expect(pretty(findingsOf(wide), plainLook)).toContain('\n         ^^^ There');
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
