import type { Random } from '../../pipeline/mutations/random.ts';
import { block, doc, words } from '../../pipeline/documents.ts';
import type { Names } from './make.ts';
import { anyOddAddress, anyOddText } from './odd-texts.ts';

const blocks = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-6',
  'heading-7',
  'ordered-list',
  'unordered-list',
  'list-item',
  'blockquote',
  'hr',
  'table',
  'table-row',
  'table-cell',
  'table-header-cell',
  'document',
  'carousel',
  '__proto__',
];
const inlines = [
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'embedded-entry-inline',
  'resource-hyperlink',
];
const embeds = ['embedded-entry-block', 'embedded-asset-block', 'embedded-resource-block'];
const nodeTypes = [...blocks, ...inlines, ...embeds, 'text'];
const marks = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
  'blink',
  'constructor',
];

/** A document that is odd in many ways at once, and now and then sound. */
export function oddDocument(random: Random, names: Names): unknown {
  const content = Array.from({ length: random.below(5) }, () => oddNode(random, names, 0));
  const shapes = [
    doc(...content),
    doc(...content),
    doc(...content),
    doc(block('paragraph', content)),
    doc(block('table', [block('table-row', [block('table-cell', content)])])),
    doc(block('unordered-list', [block('list-item', content)])),
    deep(
      random.pick(['blockquote', 'unordered-list', 'hyperlink', 'table', 'carousel']) ?? '',
      1 + random.below(150),
    ),
    { nodeType: 'document', content },
    { nodeType: 'document', data: null, content: content.concat([null, 7, 'x', []]) },
    { nodeType: 'document', data: {}, content: {} },
    { nodeType: 'document', data: {} },
    { nodeType: 'paragraph', data: {}, content },
  ];
  return random.pick(shapes);
}

/** Node in node, most of them where they do not belong. */
function oddNode(random: Random, names: Names, depth: number): unknown {
  const content =
    depth > 4 ? [] : Array.from({ length: random.below(4) }, () => oddNode(random, names, depth + 1));
  const nodeType = random.pick(nodeTypes) ?? '';
  switch (random.below(8)) {
    case 0:
      return oddText(random);
    case 1:
      return { nodeType, data: {} };
    case 2:
      return { nodeType, data: null, content: random.pick([null, {}, 'x', [null], [[]]]) };
    case 3:
      return block(random.pick(['hyperlink', 'resource-hyperlink']) ?? '', content, linkData(random));
    case 4:
      return block(random.pick([...embeds, ...inlines]) ?? '', content, { target: names.anyLink(random) });
    case 5:
      return block('paragraph', content);
    default:
      return block(nodeType, content, { target: names.anyLink(random), uri: anyOddAddress(random) });
  }
}

const linkData = (random: Random): Readonly<Record<string, unknown>> =>
  random.pick<Readonly<Record<string, unknown>>>([
    {},
    { uri: anyOddAddress(random) },
    { uri: null },
    { uri: [] },
    { uri: 7 },
  ]) ?? {};

function oddText(random: Random): unknown {
  const text = words(anyOddText(random), ...marks.filter(() => random.below(5) === 0));
  return random.pick([
    text,
    text,
    text,
    { nodeType: 'text', marks: [], data: {} },
    { nodeType: 'text', value: null, marks: null },
    { nodeType: 'text', value: 7, marks: [null, 'bold', { type: null }] },
    { nodeType: 'text', value: anyOddText(random), marks: [{ type: 'bold' }, { type: 'bold' }] },
  ]);
}

/** A node in itself, again and again. */
function deep(nodeType: string, levels: number): unknown {
  let node: unknown = words('innermost');
  for (let left = levels; left > 0; left -= 1) node = block(nodeType, [node], { uri: '/' });
  return doc(node);
}
