/** A text of a length that parsers take long for, by what it is made of. */
export interface CostlyShape {
  readonly name: string;
  readonly text: (length: number) => string;
}

const repeated = (piece: string): CostlyShape => ({
  name: JSON.stringify(piece),
  text: (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
});

/** A sequence whose pieces are all different. */
const growing = (name: string, pieceAt: (index: number) => string): CostlyShape => ({
  name,
  text(length) {
    let text = '';
    for (let index = 1; text.length < length; index += 1) text += pieceAt(index);
    return text.slice(0, length);
  },
});

/** A block of code in a language, whose words are coloured. */
const program = (language: string, piece: string): CostlyShape => ({
  name: `${JSON.stringify(piece)} as a program in ${language}`,
  text(length) {
    const fence = `\`\`\`${language}\n`;
    return fence + piece.repeat(Math.ceil(length / piece.length)).slice(0, length - fence.length);
  },
});

/** Opened at first, closed at last. */
const nested = (open: string, close: string): CostlyShape => ({
  name: `${JSON.stringify(open)} within itself`,
  text(length) {
    const times = Math.floor(length / (open.length + close.length));
    return open.repeat(times) + close.repeat(times);
  },
});

/** Known to be slow in one parser of Markdown or HTML or another. Source: the changelogs of cmark, micromark and parse5. */
export const costlyShapes: readonly CostlyShape[] = [
  ...[
    '[',
    '![',
    '](',
    '[a](',
    '[a](b',
    '[a](<b',
    '[a](b "c',
    '[[a]',
    '[a]',
    '[a][b]',
    '[^1]',
    '[^1]: a\n',
    '[a]: b\n',
    '[a]: <b\n',
    '<',
    '<a',
    '<a b="',
    '<!--',
    '<!-',
    '<?',
    '<![CDATA[',
    '</',
    '<http:',
    '<a@b',
    '*',
    '*a ',
    '**a',
    '**a*',
    'a**b',
    '*a_ ',
    '_a',
    '_a *b ',
    '~',
    '~~a',
    '~a',
    '`',
    '`a',
    '``a`',
    '\\',
    '&',
    '&amp',
    '&#x41',
    '|',
    '|a|\n|-|\n',
    '|a',
    'a|\n',
    '|-',
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '- a\n',
    '> a\n',
    '- a\n  > ',
    '+\n',
    '1)\n',
    '#',
    '# a\n',
    '=\n',
    'a\n===\n',
    '---\n',
    '***\n',
    '```\n',
    '~~~\n',
    '\t',
    ' ',
    ' \n',
    '\n',
    '    a\n',
    'a  \n',
    'a\n',
    'www.',
    'www.a',
    'http://a',
    'https://',
    'a@',
    'a@b.',
    'a.b@c.d ',
    'a_',
    'mailto:a@b.c',
    '\u00E9',
    '\u4E00',
    '\u{1F600}',
    '<b>',
    '<b><p>',
    '<a><b>',
    '<b></p>',
    '</p>',
    '<p>',
    '<div>',
    '<li>',
    '<table>',
    '<table><tr><td>',
    '<font><table>',
    '<a><a>',
    '<nobr>',
    '<form>',
    '<select>',
    '<svg>',
    '<math><mi>',
    '<svg><p>',
    '<template>',
    '<script>',
    '<style>',
    '<textarea>',
    '<title>',
    '<b a=b>',
    '<b a="b" c="d">',
    '&lt;',
    '&lt;b&gt;',
    '&lt;b',
    '<i><b></i>',
    '<b><i></b>',
    '</b>',
  ].map(repeated),
  growing('runs of ` of all lengths', (index) => `${'`'.repeat(index)} `),
  growing('runs of * of all lengths', (index) => `${'*'.repeat(index)}a`),
  growing('runs of # of all lengths', (index) => `${'#'.repeat(index)} a\n`),
  growing('fences of all lengths', (index) => `${'`'.repeat(index + 2)}\n`),
  growing('indents of all lengths', (index) => `${' '.repeat(index)}- a\n`),
  growing('quotes of all depths', (index) => `${'>'.repeat(index)} a\n`),
  growing('attributes of all names', (index) => `${index === 1 ? '<b' : ''} a${index}=b`),
  growing('definitions of all names', (index) => `[a${index}]: b\n[a${index}] `),
  growing('elements of all names', (index) => `<x${index}>`),
  nested('[', ']'),
  nested('[', '](a)'),
  nested('![', '](a)'),
  nested('*a ', ' b*'),
  nested('**a ', ' b**'),
  nested('<b>', '</b>'),
  nested('<div>', '</div>'),
  nested('<ul><li>', '</li></ul>'),
  nested('<table><tr><td>', '</td></tr></table>'),
  nested('(', ')'),
  {
    name: 'a table as wide as it is long',
    text(length) {
      const cells = Math.floor(Math.sqrt(length / 3));
      return [
        `|${'a|'.repeat(cells)}`,
        `|${'-|'.repeat(cells)}`,
        ...Array.from({ length: cells }, () => '|a'),
      ]
        .join('\n')
        .padEnd(length);
    },
  },
  {
    name: 'one wide head over rows of one cell',
    text(length) {
      const cells = Math.floor(length / 8);
      return `|${'a|'.repeat(cells)}\n|${'-|'.repeat(cells)}\n${'a\n'.repeat(Math.floor(length / 4))}`.slice(
        0,
        length,
      );
    },
  },
  {
    name: 'words that nobody closes around a link',
    text: (length) =>
      `[${'*a '.repeat(Math.floor(length / 6))}](b)${' c*'.repeat(Math.floor(length / 6))}`.slice(0, length),
  },
  ...[
    ['ini', 'a'],
    ['c', 'a b\n'],
    ['csharp', '"\n'],
    ['markdown', '[a]('],
    ['markdown', '[a](\n'],
    ['yaml', 'a(b '],
  ].map(([language = '', piece = '']) => program(language, piece)),
  {
    name: 'quotes in one another, before lines that go on with them',
    text: (length) => `${'> '.repeat(90)}a${'\nb'.repeat(length)}`.slice(0, length),
  },
];
