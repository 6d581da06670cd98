import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeText } from '../../../../cli/input/json/decode-text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('a byte order mark is left out', () => {
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d), 'it')).toBe('{}');
});

test('an empty file is an empty text', () => {
  expect(decodeText(bytes(), 'it')).toBe('');
});

test.each([
  ['with its mark', bytes(0xff, 0xfe, 0x7b, 0x00)],
  ['of the other byte order', bytes(0xfe, 0xff, 0x00, 0x7b)],
  ['without a mark', bytes(0x7b, 0x00, 0x7d, 0x00)],
])('UTF-16 %s is named', (_form, content) => {
  expect(() => decodeText(content, 'export.json')).toThrow('export.json is in UTF-16; save it as UTF-8.');
});

test('bytes that are no UTF-8 are named, not replaced', () => {
  expect(() => decodeText(bytes(0x22, 0xff, 0x22), 'export.json')).toThrow('export.json is not valid UTF-8');
});

test.each([
  ['gzip', gzipSync('{}')],
  ['zip', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)],
  ['zstd', bytes(0x28, 0xb5, 0x2f, 0xfd, 0x24, 0x02)],
])('a file compressed with %s is named as that', (kind, content) => {
  expect(() => decodeText(content, 'export.json')).toThrow(
    `export.json is compressed (${kind}); unpack it first.`,
  );
});
