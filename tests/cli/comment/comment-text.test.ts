import { expect, test } from 'vitest';
import { commentText } from '../../../cli/comment/comment-text.ts';

const run = 'https://github.com/vanbase/help/actions/runs/5';
const room = { maxCharacters: 1000, run };

test('a comment has its marker, the reports, and the address of the run [DP-4]', () => {
  expect(commentText('content', ['## Findings\n', '## Changes\n'], room)).toBe(
    `<!-- fieldbook: content -->\n\n## Findings\n\n## Changes\n\n[Log and reports](<${run}>)`,
  );
});

test('without a report it says that there is none, so that an earlier verdict does not stay [DP-4]', () => {
  expect(commentText('content', [], room)).toContain('\n## Content check: no result\n');
});

test('a long comment ends with a whole line, and says that it is shortened [DP-4]', () => {
  const rows = Array.from({ length: 100 }, (_, index) => `| row ${index} | wrong |`);
  const text = commentText('content', ['## Findings', rows.join('\n')], room);
  expect(text.length).toBeLessThanOrEqual(room.maxCharacters);
  expect(text.length).toBeGreaterThan(room.maxCharacters - 20);
  expect(text).toMatch(/\| row \d+ \| wrong \|\n\n_Shortened, because [^\n]+_ \[All of it\]\([^\n]+\)$/u);
});

test.each([
  ['<details>', '<summary>Page</summary>', '</details>'],
  ['````csv', '```', '````'],
])('what is cut is never within %s', (open, within, close) => {
  const inner = Array.from({ length: 100 }, () => 'from,to,true,true');
  const text = commentText('content', ['before', [open, within, ...inner, close].join('\n')], room);
  expect(text).toMatch(/^<!-- fieldbook: content -->\n\nbefore\n\n_Shortened/u);
});
