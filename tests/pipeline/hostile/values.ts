/** Names that every object inherits: a program that looks them up carelessly finds something. */
export const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;

/** JSON that nests one sign in itself: `nestedJson('[', ']', 2)` is `[[]]`. */
export const nestedJson = (open: string, close: string, levels: number, inner = ''): string =>
  open.repeat(levels) + inner + close.repeat(levels);

const words = '{"nodeType":"text","value":"innermost","marks":[],"data":{}}';
const nodeStart = (type: string) => `{"nodeType":"${type}","data":{},"content":[`;

/** The JSON of a rich text whose nodes of these types stand in one another, again and again. */
export const deepDocumentJson = (types: readonly string[], times: number): string => {
  const levels = nestedJson(types.map(nodeStart).join(''), ']}'.repeat(types.length), times, words);
  return `${nodeStart('document')}${levels}]}`;
};

const parsed = (json: string): unknown => JSON.parse(json) as unknown;

/** What no editor means, and a damaged or forged export can hold. */
export const hostileValues: readonly unknown[] = [
  null,
  [],
  {},
  [null],
  [[], [[]]],
  '',
  ' ',
  -0,
  -1,
  1e308,
  0.1,
  true,
  'x'.repeat(100_000),
  '\ud800',
  'a\udfffb',
  '\u0000\u202e\ufeff',
  ...inheritedNames,
  parsed('{"__proto__":{"sys":{"id":"a"}},"constructor":{"prototype":{"sys":1}}}'),
  parsed('{"__proto__":[],"toString":null,"hasOwnProperty":7,"length":-1}'),
  parsed(nestedJson('[', ']', 5000)),
  parsed(nestedJson('{"sys":', '}', 5000, '{}')),
  parsed(deepDocumentJson(['unordered-list', 'list-item'], 2500)),
  parsed(deepDocumentJson(['table', 'table-row', 'table-cell'], 1000)),
  parsed(deepDocumentJson(['hyperlink'], 1000)),
  '- '.repeat(5000),
  '*a _b '.repeat(1000) + 'b_ a*'.repeat(1000),
  '[![a'.repeat(1000) + '](b)](c)'.repeat(1000),
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20',
  '2026-02-31T25:61:61+99:99',
  '0000-00-00',
  'javascript:alert(1)',
  '//\\evil.example/%E0%A4%A#%',
  `https://${'a.'.repeat(1000)}example`,
  `/${'../'.repeat(1000)}etc/passwd`,
  '#'.repeat(1000),
  { sys: null },
  { sys: { type: 'Link', linkType: 'Entry', id: '__proto__' } },
  { sys: { type: 'Link', linkType: ['Entry'], id: { id: 7 } } },
  { nodeType: 'document', data: null, content: null },
  { nodeType: 'document', data: {}, content: [null, 7, 'x', [], { nodeType: '__proto__' }] },
];
