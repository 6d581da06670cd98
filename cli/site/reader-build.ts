import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../../pipeline/hash.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { type Language, languageOf } from '../../schemas/languages.ts';
import type { Shell } from '../../schemas/prerenderer.ts';
import { packageFile } from '../package-files.ts';
import { UsageError } from '../usage-error.ts';
import { filesIn } from './files-in.ts';

/** `reader` is the build for readers, `preview` the build with source marks and overlays. */
export type ReaderKind = 'reader' | 'preview';

/** The reader as `npm run build:reader` writes it. */
export interface ReaderBuild {
  readonly kind: ReaderKind;
  /** The program that renders pages. Source: reader-server.ts. */
  readonly serverFile: string;
  /** The digest of all files of this program. */
  readonly digest: string;
  /** The scripts and styles that a page loads, for a base path and a locale. */
  shellAt(basePath: string, locale: string): Shell;
  /** The path of the service worker's script. */
  readonly serviceWorker: string;
  /** The files that browsers load: each path within the site, and its path on the disk. */
  readonly files: readonly { readonly path: string; readonly file: string }[];
}

/** Source: Vite, "Backend integration". */
const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Source: vite.critical-styles.ts. */
const criticalStyles = z.array(z.object({ css: z.string(), others: z.array(z.string()) }));

export async function openReaderBuild(kind: ReaderKind = 'reader'): Promise<ReaderBuild> {
  const folder = packageFile('dist', kind);
  const serverFile = join(folder, 'server', 'prerender.js');
  if (!existsSync(serverFile)) {
    throw new UsageError(`the reader is not built: there is no ${serverFile}; run npm run build:reader.`);
  }
  const { scriptsIn, styles, otherStyles } = await readViteManifest(folder);
  const critical = criticalStyles.parse(
    await readJson(join(folder, 'client', '.vite', 'critical-styles.json')),
  );
  return {
    kind,
    serverFile,
    digest: digestOf(join(folder, 'server')),
    shellAt(basePath, locale) {
      const withBase = (path: string) => `${basePath}${path}`;
      return {
        scripts: scriptsIn(languageOf(locale)).map(withBase),
        styles: styles.map(withBase),
        otherStyles: otherStyles.map(withBase),
        critical,
        basePath,
      };
    },
    serviceWorker: join(folder, 'worker', 'sw.js'),
    files: listFiles(join(folder, 'client')).filter(({ path }) => !path.startsWith('.vite/')),
  };
}

function digestOf(server: string): string {
  const files = listFiles(server).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const hashes = files.map(({ path, file }) => [path, sha256(readFileSync(file))]);
  return sha256(JSON.stringify(hashes));
}

/** The module that hydrates the page. */
const lateScript = 'reader/app/take-over.tsx';

/** The module that loads the texts of all languages but English. */
const languagesScript = 'reader/messages/others.ts';

/**
 * The scripts and styles of the first load, so that a page requests all of them at once. `otherStyles` are those that
 * articles do not need at first.
 */
async function readViteManifest(folder: string) {
  const byKey = viteManifest.parse(await readJson(join(folder, 'client', '.vite', 'manifest.json')));
  const withImports = (key: string): string[] => {
    const chunk = byKey[key];
    invariant(chunk !== undefined, `${key} is a script of its own`);
    return [...chunk.imports.flatMap(withImports), chunk.file];
  };
  const chunks = Object.values(byKey);
  const entries = Object.keys(byKey).filter((key) => byKey[key]?.isEntry === true);
  return {
    scriptsIn: (language: Language): string[] => {
      const texts = language === 'en' ? [] : [languagesScript, `reader/messages/${language}/index.ts`];
      return [...new Set([...entries, lateScript, ...texts].flatMap(withImports))];
    },
    styles: chunks.filter(({ isEntry }) => isEntry).flatMap(({ css }) => css),
    otherStyles: [...new Set(chunks.filter(({ isEntry }) => !isEntry).flatMap(({ css }) => css))],
  };
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

const listFiles = (root: string): ReaderBuild['files'] =>
  filesIn(root).map((path) => ({ path, file: join(root, path) }));
