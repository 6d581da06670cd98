import { gzipSync } from 'node:zlib';
import { deepDocumentJson, nestedJson } from '../../pipeline/hostile/values.ts';
import { exportJson } from '../exports.ts';
import { rawEntry } from '../../pipeline/documents.ts';

export const sound = exportJson();

/** In UTF-16 with its mark, in either order of bytes. */
export const utf16 = (text: string, order: 'little' | 'big'): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
};

export const deepLists = nestedJson('[', ']', 200_000);
export const deepObjects = nestedJson('{"a":', '}', 200_000, '1');
const long = 'x'.repeat(50 * 2 ** 20);

/** An export with one article whose fields are these; a field can be given as JSON that no value could hold. */
const withFields = (fields: Readonly<Record<string, unknown>>, json = ''): string =>
  exportJson([rawEntry('kbHowTo', 'a', { title: 'A', url: 'a', ...fields })]).replace('"@json"', () => json);

const paragraph = (...content: readonly unknown[]) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content }],
});

const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });

/** What is no export, with what the sentence says about it. */
export const unreadable: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['nothing', '', 'is empty; an export is a JSON file.'],
  ['a web page', '<!doctype html><html></html>', 'is not JSON: at line 1, column 1, "<" cannot stand here.'],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), 'is not valid UTF-8'],
  ['a compressed file', gzipSync(sound), 'is compressed (gzip); unpack it first.'],
  ['zero bytes', Buffer.alloc(100), 'is not JSON: at line 1, column 1, "\\u{0}" cannot stand here.'],
  ['UTF-16, little end first', utf16(sound, 'little'), 'is in UTF-16; save it as UTF-8.'],
  ['UTF-16, big end first', utf16(sound, 'big'), 'is in UTF-16; save it as UTF-8.'],
  ['Latin-1', Buffer.from(sound.replace('Title', 'Títle'), 'latin1'), 'is not valid UTF-8'],
  ['a zero byte in a text', '{"entries":["a\0b"]}', 'column 15, "\\u{0}" cannot stand here.'],
  ['a line break in a text', '{"entries":["a\nb"]}', 'column 15, "\\n" cannot stand here.'],
  ['two exports', sound + sound, '"{" cannot stand here.'],
  ['null', 'null', 'is no Contentful export: it is not a JSON object.'],
  ['a list', '[]', 'is no Contentful export: it is not a JSON object.'],
  ['a text', '"entries"', 'is no Contentful export: it is not a JSON object.'],
  ['a number', '-0', 'is no Contentful export: it is not a JSON object.'],
  ['an object of lists', '{"entries":{}}', 'its part "entries" is not a list.'],
  ['200,000 nested lists', deepLists, 'is no Contentful export: it is not a JSON object.'],
  ['200,000 nested objects', deepObjects, 'it has none of the parts of a Contentful export'],
  ['200,000 lists that no end closes', '['.repeat(200_000), 'column 200001, the text ends too early.'],
  ['a text of millions of escapes', `["${'\\n'.repeat(8_000_000)}`, 'the text ends too early.'],
];

/** Exports with faults, and a rule that speaks of each. */
export const faulty: readonly (readonly [string, string, string])[] = [
  [
    'items of every kind',
    `{"entries":[null,7,"a",[],true,{},{"sys":null}],"locales":[null]}`,
    'schema/invalid-export',
  ],
  ['half a character', sound.replace('Title', String.raw`\ud800`), 'schema/invalid-value'],
  ['a key that stands twice', sound.replace('"fields":', '"fields":{},"fields":'), 'schema/duplicate-key'],
  ['200,000 nested lists for an entry', `{"entries":[${deepLists}]}`, 'schema/invalid-export'],
  [
    '200,000 nested lists for a rich text',
    withFields({ introduction: '@json' }, deepLists),
    'schema/wrong-type',
  ],
  ['200,000 nested objects for a title', withFields({ title: '@json' }, deepObjects), 'schema/wrong-type'],
  [
    'lists 10,000 deep',
    withFields({ introduction: '@json' }, deepDocumentJson(['unordered-list', 'list-item'], 10_000)),
    'rich-text/too-deep',
  ],
  ['Markdown quotes 10,000 deep', withFields({ introduction: '>'.repeat(10_000) }), 'rich-text/too-deep'],
  [
    'Markdown emphasis 5,000 deep',
    withFields({ introduction: `${'*a '.repeat(5000)}b${' a*'.repeat(5000)}` }),
    'rich-text/too-deep',
  ],
  ['a title of 50 MB', withFields({ title: long }), 'schema/too-long'],
  ['a slug of 50 MB', withFields({ url: long }), 'slugs/unusable'],
  ['Markdown of 50 MB', withFields({ introduction: long }), 'rich-text/malformed'],
  ['a field whose name has 50 MB', withFields({ [long]: 1 }), 'schema/unknown-field'],
  [
    'a text of 50 MB with a half character',
    withFields({ introduction: paragraph(words(`${long}\ud800`)) }),
    'schema/invalid-value',
  ],
];
