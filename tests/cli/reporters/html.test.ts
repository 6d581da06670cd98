import { createHash } from 'node:crypto';
import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { DOMParser } from '../../dom-parser.ts';
import { escape } from '../../../cli/reporters/text/escape.ts';
import { html } from '../../../cli/reporters/html/html.ts';
import { brokenAnchor, deadRedirect, findingsOf } from './findings.ts';

const documentOf = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/gu, ' ').trim();

const hashOf = (element: Element | null) =>
  `'sha256-${createHash('sha256')
    .update(element?.textContent ?? '')
    .digest('base64')}'`;

test('holds each finding once, under its rule, without a script', () => {
  const page = documentOf(html(findingsOf(brokenAnchor(), brokenAnchor(), deadRedirect())));
  const groups = [...page.querySelectorAll('main details.group')].map((group) => ({
    heading: textOf(group.querySelector('h2')),
    findings: group.querySelectorAll('li').length,
    isOpen: group.hasAttribute('open'),
  }));
  expect(groups).toEqual([
    {
      heading: 'Link to a heading of the page links/broken-anchor',
      findings: 2,
      isOpen: true,
    },
    {
      heading: 'redirects.csv: Leave it out redirects/query',
      findings: 1,
      isOpen: true,
    },
  ]);
  const item = page.querySelector('li');
  expect([...(item?.querySelectorAll('.head, .second, .fix, .rest > p, .edit') ?? [])].map(textOf)).toEqual([
    'Error Assign work How-to section Content',
    'There is no such anchor on that page. Did you mean #assign-a-job?',
    'To fix: Link to a heading of the page.',
    'open the [board](/how-to/dispatch#assign-jobs) and pick',
    'Seen on /how-to/add-technician, via Sections, item 3 fieldbook explain links/broken-anchor',
    'Edit in Contentful: Assign work (opens in a new tab)',
  ]);
  expect(textOf(page.querySelector('li mark'))).toBe('#assign-jobs');
});

test('says what to do once for a rule, or at each finding where that differs', () => {
  const shared = documentOf(html(findingsOf(brokenAnchor(), brokenAnchor())));
  expect(textOf(shared.querySelector('h2 bdi'))).toBe('Link to a heading of the page');
  expect(shared.querySelectorAll('li .fix.shared')).toHaveLength(2);
  const own = documentOf(html(findingsOf(brokenAnchor(), brokenAnchor({ advice: 'Publish the page.' }))));
  expect(textOf(own.querySelector('.about'))).toBe('There is no such anchor on that page.');
  expect(own.querySelectorAll('li .fix.shared')).toHaveLength(0);
});

const refersTo = (field: string) =>
  `The field "${field}" refers to "Board" (entry b), which is not in the export.`;

test('what several findings of a group say stands once below its heading, without the name of the field', () => {
  const fields = ['Related content', 'Cards', 'Article'];
  const others = [brokenAnchor({ message: 'It leads to `#a`.' })];
  const page = documentOf(
    html(findingsOf(...fields.map((field) => brokenAnchor({ message: refersTo(field) })), ...others)),
  );
  expect(textOf(page.querySelector('.about .said'))).toBe('"Board" (entry b) is not in the export.');
  expect(page.querySelectorAll('.message.shared')).toHaveLength(3);
  const own = page.querySelector('.message:not(.shared)');
  expect([textOf(own), textOf(own?.querySelector('code'))]).toEqual(['It leads to #a.', '#a']);
});

test('a group says its worst severity and what it settles, and suggests nothing that its act takes away [ED-1]', () => {
  const edit = 'https://app.contentful.com/spaces/s/entries/board';
  const cause = { id: 'slug', act: 'Give "Board" the slug board', edit };
  const root = brokenAnchor({
    cause,
    entry: { id: 'board', contentType: 'kbHowTo', edit: `${edit}?focusedField=url` },
  });
  const page = documentOf(html(findingsOf(brokenAnchor({ cause, severity: 'warn' }), root)));
  expect(textOf(page.querySelector('details.group > summary'))).toBe(
    'Give "Board" the slug board 1 error, 1 warning',
  );
  expect(page.querySelector('details.group > summary [role=img]')?.getAttribute('aria-label')).toBe('Error');
  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => textOf(row.querySelector('.badge:not(.shared)')))).toEqual(['Error', 'Warning']);
  expect(rows.map((row) => textOf(row.querySelector('span:not(.shared) > .near')))).toEqual([
    '#assign-a-job',
    undefined,
  ]);
});

test('a group begins with its errors, also where its act is done at a warning [ED-1]', () => {
  const edit = 'https://app.contentful.com/spaces/s/entries/board';
  const cause = { id: 'slug', act: 'Give "Board" the slug board', edit };
  const root = brokenAnchor({
    cause,
    severity: 'warn',
    entry: { id: 'board', contentType: 'kbHowTo', edit },
  });
  const page = documentOf(html(findingsOf(root, brokenAnchor({ cause }))));
  expect([...page.querySelectorAll('li')].map(({ dataset }) => dataset.severity)).toEqual(['error', 'warn']);
});

test('loads nothing, and runs only what its policy names', () => {
  const text = html(findingsOf(brokenAnchor()));
  const page = documentOf(text);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    `default-src 'none'; script-src ${hashOf(page.querySelector('script'))}; style-src ${hashOf(page.querySelector('style'))}; base-uri 'none'; form-action 'none'`,
  );
  expect(page.querySelectorAll('[src], link, [style], [onclick]')).toHaveLength(0);
});

test('is the same text each time, and says so where nothing is found', () => {
  expect(html(findingsOf(brokenAnchor()))).toBe(html(findingsOf(brokenAnchor())));
  const empty = documentOf(html(findingsOf()));
  expect(textOf(empty.querySelector('main'))).toContain('Nothing to fix.');
  expect(empty.querySelector('form')).toBeNull();
});

test('many findings are closed at first, under headings that count them', () => {
  const page = documentOf(html(findingsOf(...Array.from({ length: 101 }, () => brokenAnchor()))));
  const group = page.querySelector('main details');
  expect([group?.hasAttribute('open'), textOf(group?.querySelector('summary'))]).toEqual([
    false,
    'Link to a heading of the page links/broken-anchor 101 errors',
  ]);
});

test('hostile content stays text, wherever it stands', () => {
  const pieces = [
    '</script>',
    '</style>',
    '<!--',
    '-->',
    '"',
    "'",
    '>',
    '<img src=x onerror=alert(1)>',
    '&lt;',
    '`',
  ];
  const odd = [
    '\u202e',
    '\u0000',
    '\ud800',
    '\n',
    '${x}',
    'javascript:alert(1)',
    '</li></ul></details>',
    '日本',
  ];
  const hostile = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...odd), fc.string({ unit: 'binary', maxLength: 6 })), {
      minLength: 1,
    })
    .map((parts) => `x${parts.join('')}x`);
  fc.assert(
    fc.property(hostile, (value) => {
      const page = documentOf(
        html(
          findingsOf(
            brokenAnchor({
              rule: value,
              message: value,
              suggestion: value,
              advice: value,
              entry: { id: value, contentType: value, title: value, url: value, edit: value },
              excerpt: { before: value, bad: value, after: value },
            }),
          ),
        ),
      );
      const shown = escape(value);
      expect(page.querySelectorAll('img, script, style, main a')).toHaveLength(2);
      expect(page.querySelector('.message')?.textContent).toBe(shown.replaceAll(/`([^`]+)`/gu, '$1'));
      expect(page.querySelector('.owner')?.textContent).toBe(shown);
      expect(page.querySelector('mark')?.textContent).toBe(shown);
      expect(page.querySelector('.near')?.textContent).toBe(shown);
      expect((page.querySelector('li') as HTMLElement).dataset['type']).toBe(shown);
    }),
    { numRuns: 10 },
  );
}, 30_000);
