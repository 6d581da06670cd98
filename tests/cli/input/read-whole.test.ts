import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readWhole } from '../../../cli/input/read-whole.ts';

const chunks = ['{"a"', ':1}'].map((text) => Buffer.from(text));

test('a stream is read whole', async () => {
  expect(String(await readWhole(Readable.from(chunks), 7))).toBe('{"a":1}');
});

test('a stream of more bytes than are wanted is not kept, and read no further [PL-2]', async () => {
  const stream = Readable.from([...chunks, ...chunks]);
  expect(await readWhole(stream, 6)).toBeUndefined();
  expect(stream.destroyed).toBe(true);
});
