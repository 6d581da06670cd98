import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { BundleFile } from '../../pipeline/emit/bundle-file.ts';
import type { CreatePrerenderer, Prerenderer } from '../../schemas/prerenderer.ts';
import { packageFile } from '../package-files.ts';
import { UsageError } from '../usage-error.ts';
import { bundleReader } from './bundle-reader.ts';

/** The server half of the reader's build. Source: reader/app/prerender.tsx. */
interface ReaderServer {
  readonly createPrerenderer: CreatePrerenderer;
}

/** The reader as `npm run build:reader` leaves it. */
export interface ReaderBuild {
  /** A prerenderer of one bundle. */
  prerenderer(files: readonly BundleFile[], basePath: string): Prerenderer;
  /** What browsers load: each file's path within the site, and where it lies. */
  readonly files: readonly { readonly path: string; readonly file: string }[];
}

const folder = packageFile('dist', 'reader');

/** Source: Vite, "Backend integration". */
const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
  }),
);

export async function openReaderBuild(): Promise<ReaderBuild> {
  const serverFile = join(folder, 'server', 'prerender.js');
  if (!existsSync(serverFile)) {
    throw new UsageError(`the reader is not built: there is no ${serverFile}; run npm run build:reader.`);
  }
  const server = (await import(/* @vite-ignore */ pathToFileURL(serverFile).href)) as ReaderServer; // our own build
  const { scripts, styles } = await readViteManifest();
  return {
    prerenderer(files, basePath) {
      const withBase = (path: string) => `${basePath}${path}`;
      const shell = { scripts: scripts.map(withBase), styles: styles.map(withBase), basePath };
      return server.createPrerenderer({ read: bundleReader(files), shell });
    },
    files: await listClientFiles(),
  };
}

/**
 * The script that starts the reader after those that it imports, so that a page asks for all at once, and its style
 * sheets: one, because the build does not split them.
 */
async function readViteManifest(): Promise<{ scripts: string[]; styles: string[] }> {
  const text = await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8');
  const byKey = viteManifest.parse(JSON.parse(text));
  const chunks = Object.values(byKey);
  const withImports = (chunk: (typeof chunks)[number]): string[] => [
    ...chunk.imports.flatMap((key) => (byKey[key] === undefined ? [] : withImports(byKey[key]))),
    chunk.file,
  ];
  return {
    scripts: [...new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))],
    styles: chunks.map(({ file }) => file).filter((file) => file.endsWith('.css')),
  };
}

async function listClientFiles(): Promise<ReaderBuild['files']> {
  const client = join(folder, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(client, file).split(sep).join('/'), file }))
    .filter(({ path }) => !path.startsWith('.vite/'));
}
