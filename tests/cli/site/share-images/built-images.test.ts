import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportJson, howTo } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { filesIn } from '../../../../cli/site/files-in.ts';
import { runWarm } from '../../warm/run-warm.ts';
import { sizeOfPng } from './png.ts';

const config = { siteUrl: 'https://help.example.com', basePath: '/help/', services: { profile: false } };

const entries = [howTo('dispatch'), howTo('invoice'), howTo('refund')];

/** The images that the pages of a site name, each with the pages that name it. */
async function imagesNamed(site: string): Promise<Map<string, string[]>> {
  const named = new Map<string, string[]>();
  for (const page of filesIn(site).filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(site, page), 'utf8');
    const [, image = 'none'] =
      /"og:image" content="https:\/\/help\.example\.com\/help\/([^"]*)"/u.exec(html) ?? [];
    named.set(image, [...(named.get(image) ?? []), page]);
  }
  return named;
}

test(
  'every page of a build names an image that is one of its files, drawn once [BR-2]',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, {
      'export.json': exportJson(entries),
      'fieldbook.config.json': JSON.stringify(config),
    });
    const site = join(cwd, 'site');
    const build = (...flags: string[]) => runWarm(['build', '--out', 'site', ...flags], { cwd });
    const kept = join(cwd, '.fieldbook-cache', 'share-images');

    expect((await build('--no-cache')).code).toBe(0);
    expect(existsSync(kept)).toBe(false);
    const named = await imagesNamed(site);
    expect([...named.keys()].toSorted()).toEqual(
      filesIn(site)
        .filter((path) => path.startsWith('assets/share/'))
        .toSorted(),
    );
    expect([...named.values()].filter((pages) => pages.length === 1)).toEqual(
      entries.map(({ sys }) => [`how-to/${sys.id}/index.html`]),
    );
    for (const path of named.keys())
      expect(sizeOfPng(await readFile(join(site, path)))).toEqual({ width: 1200, height: 630 });

    // without the version before, images come from the cache
    await rm(join(cwd, 'site.versions'), { recursive: true });
    await rm(site);
    await build();
    const drawn = await readdir(kept);
    expect(drawn.length).toBe(named.size + 1); // and `.gitignore`
    expect(await imagesNamed(site)).toEqual(named);

    // after it, they are its files: an edit draws one, and the one before stays loadable
    await rm(kept, { recursive: true });
    await writeFile(join(cwd, 'export.json'), exportJson([...entries.slice(1), howTo('despatch')]));
    await build();
    expect(await readdir(kept)).toHaveLength(2);
    const now = await imagesNamed(site);
    const [before] = [...named.keys()].filter((path) => !now.has(path));
    expect(before && (await stat(join(site, before))).isFile()).toBe(true);
    expect((await runWarm(['verify', 'site'], { cwd })).code).toBe(0);

    // without images, no page of the version before is taken that names one
    await writeFile(join(cwd, 'fieldbook.config.json'), JSON.stringify({ ...config, shareImages: false }));
    await build();
    expect([...(await imagesNamed(site)).keys()]).toEqual(['none']);
  },
);
