import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sampleConfig, sampleExport } from './sample.ts';
import { behindProxy } from './served-site/sign-in-proxy.ts';

export interface SiteContent {
  /** As contentful-export writes it; absent: the sample. */
  readonly exported?: unknown;
  /** What is published, beside which the export's drafts are shown. */
  readonly published?: unknown;
  /** Laid over the sample's configuration, top level by top level. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Open pages load anew when the site has changed; without it, nothing is open that tests did not open. */
  readonly reloads?: boolean;
  /** Shows what is wrong in place; without it, pages are those that readers get. */
  readonly marks?: boolean;
}

export interface ServedSite {
  /** The address of its home page without the last slash: `http://localhost:40123`, `http://localhost:40123/help`. */
  readonly address: string;
  /** Writes the export anew, as an editor's export does. */
  readonly edit: (exported: unknown) => Promise<void>;
  /** What the preview has printed since it was started. */
  readonly said: () => string;
  /** Ends the preview at once, without giving it time. */
  readonly kill: () => Promise<void>;
  /** Serves on the same port again. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a preview is started with, or built and served by `fieldbook serve`. */
export interface SiteFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly isBuilt: boolean;
}

/** As text, so that spaces that are alike can be known by it. */
export const filesOf = (
  { exported, published, config, reloads = false, marks = false }: SiteContent,
  isBuilt = false,
): SiteFiles => ({
  files: {
    'export.json': JSON.stringify(exported ?? sampleExport()),
    'fieldbook.config.json': JSON.stringify({
      ...sampleConfig(),
      ...config,
      ...(isBuilt && { serve: behindProxy }),
    }),
    ...(published !== undefined && { 'published.json': JSON.stringify(published) }),
  },
  flags: [
    ...(reloads ? [] : ['--no-reload']),
    ...(marks ? [] : ['--no-marks']),
    ...(published === undefined ? [] : ['--drafts', '--published', 'published.json']),
  ],
  isBuilt,
});

/** Serves a space of its own with the built command, on a free port, as an editor does. */
export const serveSite = (content: SiteContent): Promise<ServedSite> => serveFiles(filesOf(content));

async function serveFiles({ files, flags }: SiteFiles): Promise<ServedSite> {
  const folder = await folderOf(files);
  const close = () => removeFolder(folder);
  let preview = await startCommand(folder, previewArguments('0', flags)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { address } = preview;
  return {
    address,
    edit: (exported) => writeFile(join(folder, 'export.json'), JSON.stringify(exported)),
    said: () => preview.said.join('\n'),
    kill: () => end(preview.child, 'SIGKILL'),
    async start() {
      preview = await startCommand(folder, previewArguments(new URL(address).port, flags));
    },
    async close() {
      await end(preview.child);
      await close();
    },
  };
}

/** Writes the files of a space, with those of the sample that lie beside its export, into a folder of their own. */
export async function folderOf(files: SiteFiles['files']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-site-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const beside of ['images.ctfassets.net', 'academy.json'])
    await cp(join(root, 'data/sample', beside), join(folder, beside), { recursive: true });
  return folder;
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, maxRetries: 3 });

/** What readers send to the site in a folder. */
export const dataFile = 'readers.db';

/** The built command. */
export const mainFile = join(root, 'dist/cli/main.js');

/** The arguments of `fieldbook` that serve what lies in such a folder. */
export const previewArguments = (port: string, flags: readonly string[]): readonly string[] => [
  'preview',
  'export.json',
  '--config',
  'fieldbook.config.json',
  '--port',
  port,
  '--data',
  dataFile,
  ...flags,
];

/** Where a preview or a server that has said this serves its site; undefined while it has not. */
export const addressIn = (said: string): string | undefined =>
  /(?:\bon |"address":")(http:\/\/[^\s"]+?)\/?(?:"|$)/mu.exec(said)?.[1];

/** Starts the built command for a server, and waits until it serves. */
export async function startCommand(folder: string, args: readonly string[]) {
  const command = [mainFile, ...args];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const address = await new Promise<string | undefined>((found) => {
    child.once('exit', () => found(undefined));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const told = addressIn(line);
        if (told !== undefined) found(told);
      });
    }
  });
  if (address !== undefined) return { address, child, said };
  throw new Error(`fieldbook ${args.join(' ')} did not start:\n${said.join('\n')}`);
}

export async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
