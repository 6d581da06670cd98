import fc from '../../../fast-check.ts';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { escape } from '../../../../cli/reporters/text/escape.ts';
import { markdown } from '../../../../cli/reporters/formats/markdown.ts';
import type { Diagnostic } from '../../../../schemas/report/diagnostic.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';

const edit = 'https://app.contentful.com/spaces/space1/entries/section1';

test('is a table a rule, the worst first, with the advice once', () => {
  const text = markdown(
    findingsOf(brokenAnchor(), brokenAnchor({ suggestion: '`a|b' }), deadRedirect()),
    plainLook,
  );
  expect(text).toBe(`\
## Content check: 3 problems (2 errors, 1 warning) in 1 of 1,204 entries

### Errors

#### links/broken-anchor: 2 findings

Every link to a place within a page finds that place. **To fix:** Link to a heading of the page.

| Where | What is wrong |
| --- | --- |
| [How-to section "Assign work"](<${edit}>)<br>Content<br>on /how-to/add-technician, via Sections, item 3 | There is no such anchor on that page.<br>Did you mean \`#assign-a-job\`? |
| [How-to section "Assign work"](<${edit}>)<br>Content<br>on /how-to/add-technician, via Sections, item 3 | There is no such anchor on that page.<br>Did you mean &#96;a&#124;b? |

### Warnings

#### redirects/query: 1 finding

Redirect rules are for paths, without a query and without a hash. **To fix:** Leave it out.

| Where | What is wrong |
| --- | --- |
| redirects.csv:&#8203;12 | A query is not looked at. |
`);
});

test('gives the advice in each row where it differs', () => {
  const text = markdown(findingsOf(brokenAnchor(), brokenAnchor({ advice: 'Publish the page.' })), plainLook);
  expect(text).toContain('\n\nEvery link to a place within a page finds that place.\n\n| Where');
  expect(text.match(/<br>\*\*To fix:\*\* [^|]*/gu)).toEqual([
    '<br>**To fix:** Link to a heading of the page. ',
    '<br>**To fix:** Publish the page. ',
  ]);
});

test('says how much the limit hides, in all and of a rule', () => {
  const findings = findingsOf(brokenAnchor(), brokenAnchor(), deadRedirect());
  const text = markdown(findings, { ...plainLook, maxDiagnostics: 1 });
  expect(text).toContain('#### links/broken-anchor: 1 of 2 findings');
  expect(text).not.toContain('redirects/query');
  expect(text).toMatch(/\n\n2 more problems hidden; --max-diagnostics 3 shows all\n$/u);
});

test('says first whether the findings fail the command [DP-4]', () => {
  const [failed, passed] = [true, false].map((fails) =>
    markdown(findingsOf(deadRedirect()), { ...plainLook, fails }),
  );
  expect(failed).toMatch(/^## Content check failed: 1 problem \(0 errors, 1 warning\) in 0 of /u);
  expect(passed).toMatch(/^## Content check passed: 1 problem \(0 errors, 1 warning\) in 0 of /u);
});

test('is one line where nothing is found', () => {
  expect(markdown(findingsOf(), plainLook)).toBe('## Content check: no problems in 1,204 entries\n');
});

describe('hostile content stays text', () => {
  const pieces = [
    ['|', '\\', '`', '``', '*', '_', '~~', '[', ']', '(', ')', '<', '>', '!', '&', '#', '$', '^', '\n', '\t'],
    ['@octocat', '#12', 'GH-12', ':tada:', 'a@example.com', 'https://evil.example', 'www.evil.example'],
    ['http://', 'mailto:a@b.example', '![x](https://evil.example/x.png)', '[x](javascript:alert(1))'],
    ['<img src=x onerror=alert(1)>', '</td>', '<!--', '-->', '&lt;', '&#64;', '<https://evil.example>'],
    [
      '\\|',
      '| --- |',
      '[^1]',
      '[x]: y',
      '\u202e',
      '\u0000',
      '\ud800',
      '日本',
      'word',
      ' ',
      '- ',
      '1. ',
      '===',
    ],
  ].flat();
  const hostile = fc.array(
    fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  const text = hostile.map((parts) => `x${parts.join('')}x`); // what stands at the edge of a cell is trimmed

  test('whatever a title, a message, a field or a near miss holds', () => {
    fc.assert(
      fc.property(text, (value) => {
        const { cells, elements, addresses } = rendered(hostileFinding(value));
        expect(elements).toEqual(['a', '<br>', '<br>', '<br>']);
        expect(addresses).toEqual([edit]);
        const shown = oneSpaced(escape(value));
        expect(cells.map(oneSpaced)).toEqual([
          `type "${shown}"${shown} block 1on ${shown}`,
          `${shown}Did you mean ${shown}?`,
        ]);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  test('whatever an address holds', () => {
    fc.assert(
      fc.property(text, (value) => {
        const finding = hostileFinding('x');
        const address = `${edit}?q=${value}`;
        const { elements, addresses } = rendered({ ...finding, entry: { ...entryOf('x'), edit: address } });
        expect(elements).toEqual(['a', '<br>', '<br>', '<br>']);
        expect(addresses).toHaveLength(1);
        expect(addresses[0]?.startsWith(`${edit}?q=x`)).toBe(true);
      }),
      { numRuns: 50 },
    );
  }, 30_000);

  test('an address after an underscore, which GitHub links too', () => {
    expect(rendered(hostileFinding('x_www.evil.example')).addresses).toEqual([edit]);
  });

  test('an address that is none of the web is no link', () => {
    const finding = { ...hostileFinding('x'), entry: { ...entryOf('x'), edit: 'javascript:alert(1)' } };
    expect(rendered(finding).elements).toEqual(['<br>', '<br>', '<br>']);
  });

  test('nobody is mentioned, and no issue either', () => {
    const report = markdown(findingsOf(hostileFinding('@octocat #12 GH-12 https://evil.example')), plainLook);
    const withoutCode = report.replace(/`[^`]*`/gu, '');
    expect(withoutCode).not.toMatch(/@\w|#\d+\b(?!;)|GH-\d|https:\/\/evil/u);
  });
});

const entryOf = (title: string) => ({ id: 'id', contentType: 'type', title, url: title, edit });

const hostileFinding = (value: string): Diagnostic =>
  brokenAnchor({
    message: value,
    suggestion: value,
    field: [value],
    fieldName: value,
    path: '/content/0',
    excerpt: undefined,
    via: [],
    entry: entryOf(value),
  });

/** What a host makes of the report: the text of the two cells, and every element and piece of HTML in them. */
function rendered(finding: Diagnostic) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });
  const tree = processor.runSync(processor.parse(markdown(findingsOf(finding), plainLook)));
  const cells: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'td') cells.push(element);
  });
  const elements: string[] = [];
  const addresses: string[] = [];
  for (const cell of cells) {
    visit(cell, (node) => {
      if (node.type === 'raw') elements.push(node.value);
      if (node.type !== 'element' || node.tagName === 'td' || node.tagName === 'code') return;
      elements.push(node.tagName);
      if (node.properties['href'] !== undefined) addresses.push(String(node.properties['href']));
    });
  }
  return { cells: cells.map((cell) => toString(cell).replaceAll('\u200b', '')), elements, addresses };
}

const oneSpaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();
