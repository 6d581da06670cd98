import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildInput } from '../../pipeline/build.ts';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import type { MediaFiles } from '../../pipeline/normalize/media-files.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import { refuseFuture, type SourceOptions } from '../commands/options/source-options.ts';
import { checkExport } from '../config/check-export.ts';
import { type LoadedConfig, loadConfig } from '../config/load-config.ts';
import { readDocumentsFile } from '../config/documents-file.ts';
import { themeFileNames } from '../theme/theme-file-names.ts';
import { publicFolderOf } from '../config/public-folder.ts';
import { readRedirectFile } from '../config/redirect-file.ts';
import { readSynonymsFile } from '../config/synonyms-file.ts';
import { readTranslationLock } from '../config/translation-lock-file.ts';
import { chooseExport } from './choose-export.ts';
import { type Connection, readConnection } from '../source/connection.ts';
import type { LiveSpace } from '../source/live/live-space.ts';
import { escape } from '../reporters/text/escape.ts';
import { withSpinner } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';
import { exportName } from './export-name.ts';
import { ExportReader } from './export-reader.ts';
import type { ParseOptions } from './json/parse-items.ts';
import { loadProse } from './load-prose.ts';
import { mediaBeside } from './media-beside.ts';
import { parseWithProgress, readWithProgress } from './read-with-progress.ts';

/** All inputs of a command, read and checked. */
export interface Project {
  readonly input: BuildInput;
  /** Undefined if the export came from stdin. */
  readonly exportFile: string | undefined;
  /** The folder of the export and its media. Undefined if the export came from stdin. */
  readonly exportFolder: string | undefined;
  /** The folder with files of the user's own for the root of the site. */
  readonly publicFolder?: string | undefined;
  /** Undefined if every setting has its default. */
  readonly configFile: string | undefined;
  /** Where the lock of the translations is, or would be. Undefined for a site in one locale. */
  readonly translationLockFile?: string | undefined;
  /** All files and folders that were read, for watching. */
  readonly files: readonly string[];
  /** For a live space: saves it for the next run, after its output is on disk. */
  readonly keep?: (() => Promise<void>) | undefined;
}

interface OpenOptions {
  /** The configuration. Absent: the one that the options name. */
  readonly loaded?: LoadedConfig | undefined;
  readonly parsing?: ParseOptions;
}

/** Opens a project with all that it reads. */
export async function openProject(
  named: string | undefined,
  options: SourceOptions,
  { loaded, parsing }: OpenOptions = {},
): Promise<Project> {
  if (options.source === 'contentful') return liveProjectOpener(named, options, loaded)();
  const { unparsed, ...project } = await openUnparsed(named, options, loaded);
  return { ...project, input: await unparsed.parse(parsing) };
}

/** A project whose export is read but not parsed. */
export interface UnparsedProject extends Omit<Project, 'input'> {
  readonly unparsed: {
    readonly bytes: Buffer;
    readonly settings: Omit<BuildInput, 'exported'>;
    /** Throws if the configuration does not fit the export. */
    readonly checkExport: (exported: RawExport) => void;
    readonly parse: (options?: ParseOptions) => Promise<BuildInput>;
  };
}

/** Reads all inputs and parses all but the export: with known findings it need not be parsed. */
export async function openUnparsed(
  named: string | undefined,
  options: SourceOptions,
  known?: LoadedConfig,
): Promise<UnparsedProject> {
  refuseFuture(options);
  const loaded = known ?? (await loadConfig(options));
  const path = chooseExport(named);
  const bytes = await readWithProgress(path);
  const { settings, ...project } = await readBeside(path, options, loaded);
  const check = (exported: RawExport) => checkExport(exported, loaded, exportName(path));
  const parse = async (how?: ParseOptions) => {
    const exported = await parseWithProgress(bytes, path, how);
    check(exported);
    return { ...settings, exported };
  };
  return { ...project, unparsed: { bytes, settings, checkExport: check, parse } };
}

/**
 * Gives a function that opens a project repeatedly. Unchanged values stay the same objects, and the input carries the values
 * that earlier runs computed.
 */
export function projectOpener(named: string | undefined, options: SourceOptions): () => Promise<Project> {
  if (options.source === 'contentful') return liveProjectOpener(named, options);
  refuseFuture(options);
  const exports = new ExportReader();
  const loadSettings = settingsLoader(options);
  let media: MediaFiles | undefined;
  return async () => {
    const { loaded, queries } = await loadSettings();
    const path = chooseExport(named);
    const exported = await exports.read(path);
    checkExport(exported, loaded, exportName(path));
    const { settings, ...project } = await readBeside(path, options, loaded);
    media ??= settings.media; // it caches what it has read
    return { ...project, input: { ...settings, media, exported, queries } };
  };
}

/** A configuration and its source text. */
interface Known {
  readonly loaded: LoadedConfig;
  readonly text: string | undefined;
  readonly queries: Queries;
}

/** The same for a live space: unchanged values stay the same objects. */
function liveProjectOpener(
  named: string | undefined,
  options: SourceOptions,
  first?: LoadedConfig,
): () => Promise<Project> {
  if (named !== undefined)
    throw new UsageError(`${named} is not read with --source contentful; leave one of them out.`);
  const connection = readConnection();
  const loadSettings = settingsLoader(options, first);
  let space: LiveSpace | undefined;
  return async () => {
    space ??= await openSpace(connection, options);
    const { read, keep } = space;
    const { loaded, queries } = await loadSettings();
    const exported = await withSpinner('reading the space', read);
    checkExport(exported, loaded, 'the space');
    const { settings, ...project } = await readBeside('-', options, loaded);
    return { ...project, input: { ...settings, exported, queries }, keep };
  };
}

/** Loads Contentful's client on demand, so that other runs start fast. */
async function openSpace(connection: Connection, { drafts, release, at }: SourceOptions): Promise<LiveSpace> {
  const { liveSpace } = await import('../source/live/live-space.ts');
  const space = liveSpace(connection, { drafts: drafts ?? false });
  const future = release === undefined ? at && { at } : { release };
  if (future === undefined) return space;
  const { futureSpace } = await import('../source/live/future/future-space.ts');
  return futureSpace(connection, {
    published: space,
    future,
    tell: (sentence) => console.error(escape(sentence)),
  });
}

/** Gives the configuration. When its text changes, it is loaded again and gets a new store of queries. */
function settingsLoader(options: SourceOptions, first?: LoadedConfig): () => Promise<Known> {
  let known: Known | undefined;
  return async () => {
    if (known === undefined) known = await withText(first ?? (await loadConfig(options)));
    else if (known.text !== (await textOf(known.loaded))) known = await withText(await loadConfig(options));
    return known;
  };
}

const withText = async (loaded: LoadedConfig): Promise<Known> => ({
  loaded,
  text: await textOf(loaded),
  queries: new Queries(),
});

/** Undefined if there is no file any more: loading reports that. */
const textOf = async ({ file }: LoadedConfig): Promise<string | undefined> =>
  file === undefined ? undefined : readFile(file, 'utf8').catch(() => undefined);

/** Reads all inputs but the export. */
async function readBeside(
  path: string,
  options: SourceOptions,
  { config, file }: LoadedConfig,
): Promise<Omit<Project, 'input'> & { readonly settings: Omit<BuildInput, 'exported'> }> {
  const redirectFile = await readRedirectFile(config, file);
  const documentsFile = await readDocumentsFile(config, file);
  const synonymsFile = await readSynonymsFile(config, file);
  const lockFile = await readTranslationLock(config, file, { mayBeMissing: options.updateLock === true });
  const exportFile = path === '-' ? undefined : path;
  const exportFolder = exportFile && dirname(exportFile);
  const publicFolder = publicFolderOf(config, file);
  return {
    settings: {
      config,
      redirectFile: redirectFile?.content,
      otherDocuments: documentsFile?.documents,
      synonyms: synonymsFile?.synonyms,
      translationLock: lockFile?.lock,
      drafts: options.drafts ?? false,
      now: (options.now ?? options.at ?? new Date()).toISOString().slice(0, 10),
      prose: await loadProse(config),
      media: exportFolder === undefined ? undefined : mediaBeside(exportFolder),
    },
    exportFile,
    exportFolder,
    publicFolder,
    configFile: file,
    translationLockFile: lockFile?.path,
    files: [
      exportFile,
      file,
      redirectFile?.path,
      documentsFile?.path,
      synonymsFile?.path,
      lockFile?.lock && lockFile.path,
      publicFolder,
      ...themeFileNames(config, file),
    ].flatMap((each) => each ?? []),
  };
}
