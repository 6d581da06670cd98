import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { mediaBeside } from '../../../cli/input/media-beside.ts';

test('a file of 0 bytes is as good as none, and is reported once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  writeFileSync(join(folder, 'empty.png'), '');
  writeFileSync(join(folder, 'board.png'), 'an image');
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = mediaBeside(folder);
  expect([files.get('empty.png'), files.get('empty.png'), files.get('board.png')]).toEqual([
    undefined,
    undefined,
    expect.any(String),
  ]);
  expect(told.mock.calls).toEqual([
    [
      'warning: empty.png has 0 bytes, as after a download that broke off; it is not copied, and pages load it from Contentful. Download it again.',
    ],
  ]);
  told.mockRestore();
  rmSync(folder, { recursive: true });
});
