import type { Element, ElementContent } from 'hast';
import { expect, test } from 'vitest';
import type { TextSource } from '../../../pipeline/entry.ts';
import { textFinisher } from '../../../pipeline/rich-text/finish/finish-text.ts';
import { readText } from '../../../pipeline/rich-text/read-text.ts';
import { doc, hyperlink, p, toEntry, words } from '../documents.ts';

const finish = textFinisher({ entry: (id) => `/how-to/${id}`, asset: () => '/file', url: (url) => url });

const document = (...content: readonly unknown[]): TextSource => ({
  format: 'document',
  document: doc(p(...(content as never[]))),
});
const markdown = (text: string): TextSource => ({ format: 'markdown', text });

/** Links in brackets, each with where it leads; an embed as a star. */
const shown = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? shownElement(node) : ''))
    .join('');
const shownElement = ({ tagName, properties, children }: Element): string =>
  tagName.includes('-')
    ? '*'
    : tagName === 'a'
      ? `[${shown(children)}](${String(properties['href'])})`
      : shown(children);

const problemsIn = (source: TextSource) => readText(source).problems.map(({ detail }) => detail.name);

test.each<[string, TextSource, string, string[]]>([
  [
    'a hyperlink in a hyperlink',
    document(hyperlink('/a', 'one ', hyperlink('/b', 'two'), ' three')),
    '[one two three](/a)',
    ['link in link'],
  ],
  [
    'a hyperlink in a link to an entry, alone',
    document('See ', toEntry('a', hyperlink('/b', 'two')), '.'),
    'See [two](/how-to/a).',
    ['link in link'],
  ],
  [
    'links in links in links',
    document(hyperlink('/a', hyperlink('/b', hyperlink('/c', 'deep')), 'end')),
    '[deepend](/a)',
    ['link in link', 'link in link'],
  ],
  [
    'an address in a link of Markdown',
    markdown('[see <https://x.example> now](/a)'),
    '[see https://x.example now](/a)',
    ['link in link'],
  ],
])('%s stays one link, and is told', (_, source, text, problems) => {
  expect(shown(finish(source)).trim()).toBe(text);
  expect(problemsIn(source)).toEqual(problems);
});

test.each<[string, TextSource, string]>([
  ['in Markdown', markdown('a [](/b) c'), 'a  c'],
  ['of nothing', document('a ', hyperlink('/b'), ' c'), 'a  c'],
  ['of characters that are not seen', document('a ', hyperlink('/b', words('\u200b')), ' c'), 'a \u200b c'],
  ['of nothing but a link', document('a ', hyperlink('/b', hyperlink('/c')), ' c'), 'a  c'],
])('no link stands empty: one %s', (_, source, text) => {
  expect(shown(finish(source)).trim()).toBe(text);
});

test('links side by side, in lists and around pictures are left alone', () => {
  const source = markdown('- [a](/a)[b](/b)\n- [![c](https://x.example/c.png)](/c)');
  expect(problemsIn(source)).toEqual([]);
  expect(shown(finish(source)).replaceAll(/\s/gu, '')).toBe('[a](/a)[b](/b)[](/c)');
});
