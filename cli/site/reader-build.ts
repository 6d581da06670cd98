import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../../pipeline/hash.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { Shell } from '../../schemas/prerenderer.ts';
import { packageFile } from '../package-files.ts';
import { UsageError } from '../usage-error.ts';
import { filesIn } from './files-in.ts';

/** Which build: what readers get, or what a preview shows, with marks that say where everything comes from. */
export type ReaderKind = 'reader' | 'preview';

/** The reader as `npm run build:reader` leaves it. */
export interface ReaderBuild {
  readonly kind: ReaderKind;
  /** The program that renders pages. Source: reader-server.ts. */
  readonly serverFile: string;
  /** Of everything that this program consists of. */
  readonly digest: string;
  /** What a page of a site at a base path loads. */
  shellAt(basePath: string): Shell;
  /** Where the service worker's script lies. */
  readonly serviceWorker: string;
  /** What browsers load: each file's path within the site, and where it lies. */
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

export async function openReaderBuild(kind: ReaderKind = 'reader'): Promise<ReaderBuild> {
  const folder = packageFile('dist', kind);
  const serverFile = join(folder, 'server', 'prerender.js');
  if (!existsSync(serverFile)) {
    throw new UsageError(`the reader is not built: there is no ${serverFile}; run npm run build:reader.`);
  }
  const { scripts, styles, otherStyles } = await readViteManifest(folder);
  return {
    kind,
    serverFile,
    digest: digestOf(join(folder, 'server')),
    shellAt(basePath) {
      const withBase = (path: string) => `${basePath}${path}`;
      return {
        scripts: scripts.map(withBase),
        styles: styles.map(withBase),
        otherStyles: otherStyles.map(withBase),
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

/** What the reader loads by itself in every browser. */
const lateScript = 'reader/app/take-over.tsx';

/**
 * The script that starts the reader after those that it imports and before what it loads at once, so that a page asks for all
 * together, its style sheet, and the other one, which articles do not need at first.
 */
async function readViteManifest(
  folder: string,
): Promise<Record<'scripts' | 'styles' | 'otherStyles', string[]>> {
  const text = await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8');
  const byKey = viteManifest.parse(JSON.parse(text));
  const chunks = Object.values(byKey);
  const withImports = (chunk: (typeof chunks)[number]): string[] => [
    ...chunk.imports.flatMap((key) => (byKey[key] === undefined ? [] : withImports(byKey[key]))),
    chunk.file,
  ];
  const late = byKey[lateScript];
  invariant(late !== undefined, `${lateScript} is a script of its own`);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    scripts: [...new Set([...entries, late].flatMap(withImports))],
    styles: entries.flatMap(({ css }) => css),
    otherStyles: [...new Set(chunks.filter(({ isEntry }) => !isEntry).flatMap(({ css }) => css))],
  };
}

const listFiles = (root: string): ReaderBuild['files'] =>
  filesIn(root).map((path) => ({ path, file: join(root, path) }));
