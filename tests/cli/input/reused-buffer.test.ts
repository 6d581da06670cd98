import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReusedBuffer } from '../../../cli/input/reused-buffer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};

test('a file is read whole, whether it grew, shrank or is empty', async () => {
  const buffer = new ReusedBuffer();
  for (const text of ['ab', '', 'a much longer text '.repeat(10_000), 'short', 'ä']) {
    expect((await buffer.read(await written('any', text))).toString()).toBe(text);
  }
});

test('the same memory is used again, with room for a file that grows a little', async () => {
  const buffer = new ReusedBuffer();
  const file = await written('same', 'x'.repeat(100_000));
  const { buffer: memory } = await buffer.read(file);
  await appendFile(file, 'y'.repeat(5_000));
  const again = await buffer.read(file);
  expect(again.buffer).toBe(memory);
  expect(again.toString()).toBe('x'.repeat(100_000) + 'y'.repeat(5_000));
});

test('what cannot be read fails as it does everywhere, and hinders no later reading', async () => {
  const buffer = new ReusedBuffer();
  await expect(buffer.read(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(buffer.read(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  const large = await written('large', '');
  await truncate(large, 2 ** 31); // all of it is a hole
  await expect(buffer.read(large)).rejects.toMatchObject({ code: 'ERR_FS_FILE_TOO_LARGE' });
  expect((await buffer.read(await written('later', 'read'))).toString()).toBe('read');
});
