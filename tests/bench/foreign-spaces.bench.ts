import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';
import { cacheFolder, root } from './cache-folder.ts';
import { measureSpace, type SpaceFigures } from './spaces/measure-space.ts';
import { spacesTable } from './spaces/spaces-table.ts';

/**
 * `npm run bench:spaces -- <folder of exports>`: what `init` and `build` make of each export, without an edit. The sites stay in
 * `.cache/bench/spaces`, to be looked at. `--json <file>` writes the figures with the words that lack; `--only <part of a name>` chooses
 * exports; `--configs <folder>` takes `<name of the export>.json` in place of what `init` writes.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    only: { type: 'string', default: '' },
    configs: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new UsageError('Name a folder of exports.');

const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name.includes(values.only));
const sites = await cacheFolder('bench/spaces');
const figures: SpaceFigures[] = [];
for (const name of names.toSorted()) {
  const config = values.configs === undefined ? undefined : resolve(values.configs, name);
  if (config !== undefined && !existsSync(config)) continue;
  console.error(name);
  figures.push(
    await measureSpace({
      name: basename(name, '.json'),
      file: join(folder, name),
      program: [process.execPath, join(root, 'dist/cli/main.js')],
      folder: join(sites, basename(name, '.json')),
      config,
    }),
  );
}
console.log(spacesTable(figures));
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, undefined, 2)}\n`);
