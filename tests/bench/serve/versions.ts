import { execa } from 'execa';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from '../measure.ts';
import { root } from '../cache-folder.ts';

/** Builds the sample with a version in each title, and pushes it into the search engine if there is one. */
export async function buildVersion(
  folder: string,
  version: number,
  engine: readonly string[] | undefined,
): Promise<void> {
  const sample = JSON.parse(await readFile(join(root, 'data/sample/export.json'), 'utf8')) as {
    entries: { fields: { title?: Record<string, string> } }[];
  };
  for (const { fields } of sample.entries) {
    const title = fields.title?.['en-US'];
    if (title !== undefined) fields.title = { 'en-US': `${title} (version ${version})` };
  }
  await writeFile(join(folder, 'export.json'), JSON.stringify(sample));
  const limits = { address: { calls: 1_000_000, seconds: 1 }, token: { calls: 1_000_000, seconds: 1 } };
  const config = { serve: { limits }, ...(engine && { search: { engine: { address: engine } } }) };
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
  const run = (...args: readonly string[]) =>
    execa(process.execPath, [main, ...args, '--allow-errors'], { cwd: folder, reject: false });
  await run('build', 'export.json', '--out', 'public', '--offline');
  if (engine === undefined) return;
  const { exitCode, stderr } = await run('index', 'push', 'export.json');
  if (exitCode !== 0 && exitCode !== 1) throw new Error(stderr);
}
