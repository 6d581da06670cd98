import { execa } from 'execa';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataOf, type DebianPackage, unpackPackage } from './debian-package.ts';

const member = (name: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${name.padEnd(16)}${'0'.padEnd(32)}${String(bytes.length).padEnd(10)}\`\n`),
    bytes,
    Buffer.from(bytes.length % 2 === 0 ? '' : '\n'),
  ]);

const archiveOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('!<arch>\n'),
    member('debian-binary', Buffer.from('2.0')),
    member('data.tar', data),
  ]);

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'debian-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the files of a package are found after members of odd length', () => {
  expect(dataOf(archiveOf(Buffer.from('files')))).toEqual({ name: 'data.tar', bytes: Buffer.from('files') });
});

test('a package is downloaded and unpacked once', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'manual.html'), 'Press Start.');
  const { stdout } = await execa('tar', ['-cf', '-', 'manual.html'], { cwd: folder, encoding: 'buffer' });
  const archive = archiveOf(Buffer.from(stdout));
  const manual: DebianPackage = { name: 'manual', version: '1:2.0', sha256: digestOf(archive) };
  let downloads = 0;
  const download = (): Promise<void> => {
    downloads += 1;
    writeFileSync(join(folder, 'manual_1%3a2.0_all.deb'), archive);
    return Promise.resolve();
  };
  const unpacked = await unpackPackage(manual, folder, download);
  expect(await unpackPackage(manual, folder, download)).toBe(unpacked);
  expect(readFileSync(join(unpacked, 'manual.html'), 'utf8')).toBe('Press Start.');
  expect(downloads).toBe(1);
});

test('a damaged package is named, and not unpacked', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'manual_2.0_all.deb');
  writeFileSync(file, 'half of it');
  const manual: DebianPackage = {
    name: 'manual',
    version: '2.0',
    sha256: digestOf(Buffer.from('all of it')),
  };
  await expect(unpackPackage(manual, folder)).rejects.toThrow(`${file} is damaged: its SHA-256 is `);
});

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
