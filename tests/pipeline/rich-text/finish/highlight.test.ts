import { expect, test } from 'vitest';
import { highlightCode } from '../../../../pipeline/rich-text/finish/highlight.ts';
import { textFinisher } from '../../../../pipeline/rich-text/finish/finish-text.ts';
import { markup, textsOf } from '../../markup.ts';

const nowhere = () => undefined;
const finish = textFinisher({ entry: nowhere, asset: nowhere, url: nowhere });
const html = (text: string): string => markup({ children: finish({ format: 'markdown', text }) });

test('code in a known language has the colours of its words', () => {
  expect(html('```js\nconst a = 1;\n```')).toBe(
    '<pre><code className="language-js"><span className="hljs-keyword">const</span> a = ' +
      '<span className="hljs-number">1</span>;\n</code></pre>',
  );
});

test('code in no language, or in one that is not known, stays plain', () => {
  expect(html('```\nconst a\n```')).toBe('<pre><code>const a\n</code></pre>');
  expect(html('```toString\nconst a\n```')).toBe(
    '<pre><code className="language-toString">const a\n</code></pre>',
  );
  expect(highlightCode('a <b>', 'constructor')).toEqual([{ type: 'text', value: 'a <b>' }]);
});

test.each([
  ['ini', 'a'.repeat(20_000)],
  ['c', 'a\n'.repeat(10_000)],
  ['csharp', '"'.repeat(20_000)],
  ['markdown', '[a]('.repeat(5000)],
])('a program in %s that would take long to colour stays plain', (language, program) => {
  expect(highlightCode(program, language)).toEqual([{ type: 'text', value: program }]);
});

test('a long program is coloured', () => {
  const program =
    '// Counts what is open, and says so (once).\nif (open[0] > 1) { say("open", { count }); }\n';
  expect(highlightCode(program.repeat(500), 'js').length).toBeGreaterThan(1000);
});

test.each(['json', 'bash', 'sql', 'xml', 'csv', 'python'])(
  'no letter of a program in %s is lost',
  (language) => {
    const program = `a = "b" # c\n  <d e='f'>{ "g": [1, null] }</d>\nSELECT * FROM h -- i\n`;
    expect(textsOf({ children: highlightCode(program, language) }).join('')).toBe(program);
  },
);
