import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../cli/terminal/render-markdown.ts';
import { plain } from '../../../cli/reporters/text/style.ts';

const page = `# links/case

A sentence with \`some code\` that is longer than a line, and [a page](https://a.example) with **more**.

- An item that is longer than a line too.

\`\`\`text
code stays as it is, however long its lines may be
\`\`\`
`;

test('a page fits the terminal, but for its code', () => {
  expect(renderMarkdown(page, { style: plain, columns: 40 })).toBe(`\
links/case

A sentence with some code that is
longer than a line, and a page
(https://a.example) with more.

- An item that is longer than a line
  too.

    code stays as it is, however long its lines may be
`);
});

const style = (_format: unknown, text: string) => `<${text}>`;

test('marks are shown by their style, also across the end of a line', () => {
  expect(renderMarkdown('## Why\n\nA **bold word** and `a b c`', { style, columns: 19 })).toBe(
    '<Why>\n\nA <bold word> and\n<a b c>\n',
  );
  expect(renderMarkdown('Take `one two three`', { style, columns: 12 })).toBe('Take <one\ntwo three>\n');
});

test('a link within code is an example, and stays one', () => {
  const line = 'In Markdown, `![The **board**](board.png)`, see [the page](no-alt.md).';
  expect(renderMarkdown(line, { style: plain, columns: 100 })).toBe(
    'In Markdown, ![The **board**](board.png), see the page.\n',
  );
});
