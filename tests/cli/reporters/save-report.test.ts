import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saveReport } from '../../../cli/reporters/save-report.ts';
import { UsageError } from '../../../cli/usage-error.ts';
import { testFolder } from '../folder.ts';

const refused = (path: string) => saveReport(path, 'text').catch((error: unknown) => error);

describe('a report file', () => {
  test('is written with its folder, and nothing beside it', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await saveReport(join(folder, 'a/report.json'), 'first');
    await saveReport(join(folder, 'a/report.json'), 'second');
    expect(await readFile(join(folder, 'a/report.json'), 'utf8')).toBe('second');
    expect(await readdir(join(folder, 'a'))).toEqual(['report.json']);
  });

  test('stays where a link leads', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'real.json': '' });
    await symlink('real.json', join(folder, 'link.json'));
    await saveReport(join(folder, 'link.json'), 'text');
    expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('text');
  });

  test('that is a device is written to', async () => {
    await saveReport('/dev/null', 'text');
    expect(await readFile('/dev/null', 'utf8')).toBe('');
  });

  test('that cannot be written is reported in one sentence', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { file: '' });
    await mkdir(join(folder, 'folder'));
    const inTheWay = join(folder, 'file/report.json');
    expect(await refused(inTheWay)).toEqual(
      new UsageError(
        `the report is not written: cannot read or write ${inTheWay}: a part of the path is not a folder.`,
      ),
    );
    const isFolder = join(folder, 'folder');
    expect(await refused(isFolder)).toEqual(
      new UsageError(`the report is not written: cannot read or write ${isFolder}: it is a folder.`),
    );
    const deeper = join(folder, 'file/deeper/report.json');
    expect(await refused(deeper)).toBeInstanceOf(UsageError);
    expect(await refused('/proc/no/such/report.json')).toBeInstanceOf(UsageError);
    expect(await readdir(folder)).toEqual(['file', 'folder']);
  });

  test.skipIf(process.getuid?.() === 0)(
    'is not torn when it may not be replaced',
    async ({ onTestFinished }) => {
      const folder = await testFolder(onTestFinished);
      await writeFile(join(folder, 'report.json'), 'before');
      await chmod(folder, 0o500);
      onTestFinished(() => chmod(folder, 0o700));
      await expect(saveReport(join(folder, 'report.json'), 'text')).rejects.toThrow('permission denied');
      expect(await readFile(join(folder, 'report.json'), 'utf8')).toBe('before');
    },
  );
});
