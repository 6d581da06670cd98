import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';
import { cacheFolder, root } from './cache-folder.ts';
import { measureSpace, type SpaceFigures } from './spaces/measure-space.ts';
import { spacesTable } from './spaces/spaces-table.ts';
import { takePictures } from './spaces/take-pictures.ts';

/**
 * `npm run bench:spaces -- <folder of exports>`: what `init` and `build` make of each export, without an edit. The sites stay in
 * `.cache/bench/spaces`, to be looked at. `--json <file>` writes the figures with the words that lack; `--only <part of a name>` chooses
 * exports; `--pictures <folder>` takes pictures of the start page and three pages of each; `--configs <folder>` takes `<name of the export>.json` in place of what `init` writes.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    only: { type: 'string', default: '' },
    configs: { type: 'string' },
    pictures: { type: 'string' },
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
  const title = basename(name, '.json');
  const cwd = join(sites, title);
  const program = [process.execPath, join(root, 'dist/cli/main.js')] as const;
  const measured = await measureSpace({
    name: title,
    file: join(folder, name),
    program,
    folder: cwd,
    config,
  });
  figures.push(measured);
  const { paths } = measured;
  if (values.pictures !== undefined && paths.length > 0)
    await takePictures({ site: join(cwd, 'site'), paths, folder: values.pictures, name: title });
}
console.log(spacesTable(figures));
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, undefined, 2)}\n`);
