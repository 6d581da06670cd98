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
const long = 'x'.repeat(4 * 2 ** 20);

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
];

/** What is wrong with the fields of an article. */
export interface FaultyFields {
  readonly what: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What stands for `@json` in the fields: JSON that no value could hold. */
  readonly json?: string;
  /** A rule that speaks of it. */
  readonly rule: string;
}

export const deepFields: readonly FaultyFields[] = [
  {
    what: '200,000 nested lists for a rich text',
    fields: { introduction: '@json' },
    json: deepLists,
    rule: 'schema/wrong-type',
  },
  {
    what: '200,000 nested objects for a title',
    fields: { title: '@json' },
    json: deepObjects,
    rule: 'schema/wrong-type',
  },
  {
    what: 'lists 10,000 deep',
    fields: { introduction: '@json' },
    json: deepDocumentJson(['unordered-list', 'list-item'], 10_000),
    rule: 'rich-text/too-deep',
  },
  {
    what: 'Markdown quotes 10,000 deep',
    fields: { introduction: '>'.repeat(10_000) },
    rule: 'rich-text/too-deep',
  },
  {
    what: 'Markdown emphasis 5,000 deep',
    fields: { introduction: `${'*a '.repeat(5000)}b${' a*'.repeat(5000)}` },
    rule: 'rich-text/too-deep',
  },
];

export const longFields: readonly FaultyFields[] = [
  { what: 'a title', fields: { title: long }, rule: 'schema/too-long' },
  { what: 'a slug', fields: { url: long }, rule: 'slugs/unusable' },
  { what: 'Markdown', fields: { introduction: long }, rule: 'rich-text/malformed' },
  { what: 'the name of a field', fields: { [long]: 1 }, rule: 'schema/unknown-field' },
  {
    what: 'a text with a half character',
    fields: { introduction: paragraph(words(`${long}\ud800`)) },
    rule: 'schema/invalid-value',
  },
];

/** The id of the article with these fields in `exportWith`. */
export const idOfFault = (index: number): string => `fault-${index}`;

/** An export with an article for each of the faults. */
export function exportWith(faults: readonly FaultyFields[]): string {
  const entries = faults.map(({ fields, json = '' }, index) => {
    const id = idOfFault(index);
    const entry = rawEntry('kbHowTo', id, { title: id, url: id, ...fields });
    return JSON.stringify(entry).replace('"@json"', () => json);
  });
  return exportJson([]).replace('"entries":[]', () => `"entries":[${entries.join(',')}]`);
}
