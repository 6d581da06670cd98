import { describe, expect, test } from 'vitest';
import { textDigest } from '../../../../pipeline/inspect/content/text-digest.ts';
import { f, type Field } from '../../../../schemas/fields/index.ts';
import { doc, embedded, h, hyperlink, li, p, row, table, td, ul, words } from '../../documents.ts';

const document = (...content: readonly unknown[]) =>
  textDigest({ field: f.richText(), value: { format: 'document', document: doc(...content) } });
const markdown = (text: string) => textDigest({ field: f.richText(), value: { format: 'markdown', text } });
const of = (field: Field, value: unknown) => textDigest({ field, value });

const usual = document(p('Open the ', words('board', 'bold'), '.'));

/** The same value with the keys of each object the other way round. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, each]) => [key, turned(each)]),
        )
      : value;

describe('the digest of a text is the same [ML-5]', () => {
  test.each([
    ['with its keys in another order', document(turned(p('Open the ', words('board', 'bold'), '.')))],
    [
      'with marks without words',
      document(p('Open the ', words(' ', 'italic'), words('', 'code'), words('board', 'bold'), '.')),
    ],
    ['in more nodes', document(p('Open ', 'the ', words('bo', 'bold'), words('ard', 'bold'), '.'))],
    ['with empty paragraphs', document(p(''), p('Open the ', words('board', 'bold'), '.'), p(' '))],
    ['with more blanks', document(p(' Open  the ', words('board', 'bold'), '. '))],
  ])('%s', (_how, digest) => {
    expect(digest).toBe(usual);
  });

  test('in a table, whatever the order of its keys', () => {
    const cells = [['Plan', doc(p('Crews', words('', 'bold')))]];
    expect(of(f.cells(), turned(cells))).toBe(of(f.cells(), [['Plan ', doc(p('Crews'))]]));
  });
});

describe('the digest of a text is another one', () => {
  test('with other words, marks, links, embeds and blocks', () => {
    const others = [
      document(p('Open the ', words('list', 'bold'), '.')),
      document(p('Open the ', words('board', 'italic'), '.')),
      document(p('Open the ', hyperlink('/board', words('board', 'bold')), '.')),
      document(p('Open the ', hyperlink('/list', words('board', 'bold')), '.')),
      document(p('Open the ', words('board', 'bold'), '.'), embedded('board')),
      document(p('Open the ', words('board', 'bold'), '.'), embedded('list')),
      document(h(2, 'Open the ', words('board', 'bold'), '.')),
      document(ul(li(p('Open the ', words('board', 'bold'), '.')))),
      document(table(row(td('Open the ', words('board', 'bold'), '.')))),
    ];
    expect(new Set([usual, ...others]).size).toBe(1 + others.length);
  });

  test('where rows and cells stand otherwise', () => {
    const digests = [[['a', 'b']], [['a'], ['b']], [['b', 'a']]].map((cells) => of(f.cells(), cells));
    expect(new Set(digests).size).toBe(3);
  });

  test('where a link of a list leads elsewhere', () => {
    const [list, other] = ['/a', '/b'].map((url) => of(f.labelledLinks(), [{ label: 'More', url }]));
    expect(list).not.toBe(other);
  });
});

test('digests stay the same from version to version: locks keep them', () => {
  expect([
    of(f.symbol(), 'Add a technician'),
    usual,
    markdown(
      '## Plan\n\n- Open the [board](/board "All jobs")\n- [x] Ready\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    ),
    of(f.cells(), [['Plan', doc(p('Crews'))]]),
    of(f.labelledLinks(), [{ label: 'More', url: '/more' }]),
  ]).toEqual([
    'f29119ad63436866',
    'ce16142f6ae148df',
    '135cbefe637ff030',
    '8a9d8f94367cab1d',
    'bcfba6fec30b341c',
  ]);
});
