import { join } from 'node:path';
import type { Build } from '../../pipeline/build.ts';
import { localeFolder } from '../../pipeline/config/in-locale.ts';
import type { FailedPage } from '../../pipeline/rules/render/failed.ts';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import { openReaderBuild, type ReaderBuild } from './reader-build.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { removeOldImages } from './share-images/image-cache.ts';
import { openShareNotes, type ShareNote, noteOf, sharingOf } from './share-images/sharing.ts';
import { FailedPages } from './render/failed-pages.ts';
import { startRenderers } from './render/renderers.ts';
import { stylesInPages } from './pages/styles-in-pages.ts';
import { hostFiles } from './files/host-files.ts';
import { type HostedSite, hostedSite } from './files/sites-on-host.ts';
import { publicFiles, refuseConflicts, refuseInOutput, robotsFile } from './files/public-files.ts';
import { siteFiles, type SiteInput } from './files/site-files.ts';
import type { SiteFile } from './files/site-file.ts';
import { type SitePages, sitePages } from './pages/site-pages.ts';
import { refuseOtherKind } from './versions/refuse-other-kind.ts';
import { currentVersion, outputAt } from './versions/versions.ts';
import type { LocaleWork } from './write-files.ts';
import { writeSite } from './write-site.ts';

interface SiteBuildOptions {
  /** The folder of the site. */
  readonly out: string;
  /** How many versions are kept. */
  readonly keep: number;
  /** False: nothing is reused from the version before. */
  readonly cache: boolean;
  /** True: everything is synced to the disk before it is served. */
  readonly durable?: boolean;
  /** The reader that renders pages. By default that of the package. */
  readonly reader?: ReaderBuild;
}

/** Writes versions of a site, one after the other. The render threads are started once. */
export interface SiteBuild {
  /** The link that is served. */
  readonly link: string;
  /**
   * What to write in the locale of a build, without the pages at the URLs of `leftOut`. It holds the bundle's files and nothing else of the
   * content.
   */
  workOn(built: Build, beside: FoldersBeside, leftOut?: ReadonlySet<string>): SiteWork;
  /**
   * Writes a version with the site in each locale. The pages of one are rendered while the next is made: nothing is written before the first, and
   * the served version stays if one throws. If pages cannot be rendered, it writes nothing and gives them all. `beforeSwitch` is called when
   * everything is written, before the version is served. If it throws, the served version stays.
   */
  write(
    works: Iterable<SiteWork> | AsyncIterable<SiteWork>,
    beforeSwitch?: () => Promise<void> | undefined,
  ): Promise<Result<WrittenSite, readonly FailedPage[]>>;
  close(): Promise<void>;
}

/** The folders with files that a site has beside its content. */
export interface FoldersBeside {
  /** That of the export, and of its media. */
  readonly exportFolder: string | undefined;
  readonly publicFolder?: string | undefined;
}

export interface SiteWork extends Pick<FoldersBeside, 'publicFolder'> {
  readonly files: readonly SiteFile[];
  readonly pages: SitePages;
  readonly hosted: HostedSite;
  readonly shareNote?: ShareNote | undefined;
}

export interface WrittenSite {
  readonly digest: string;
  /** In each locale. */
  readonly sites: readonly HostedSite[];
  /** False: it is the version that was served before. */
  readonly isOther: boolean;
  /** How many files the site has, and how many of its pages were rendered. */
  readonly files: number;
  readonly pages: number;
  /** What the user is told of the site's share images, once. */
  readonly notes: readonly string[];
}

/** Refuses a folder that no build made before any work is done. */
export async function openSiteBuild({
  out,
  keep,
  cache,
  durable = false,
  reader: given,
}: SiteBuildOptions): Promise<SiteBuild> {
  const output = outputAt(out);
  let served = await currentVersion(output);
  await refuseOtherKind(output, served, { isPreview: false });
  const reader = given ?? (await openReaderBuild());
  // after an existing version only few pages have to be rendered
  const isFirst = served === undefined || !cache;
  const imageCache = cache ? join(cacheFolder(process.cwd()), 'share-images') : undefined;
  const renderers = startRenderers(reader, { imageCache, ...(!isFirst && { atOnce: 1 }) });
  const sentencesOf = openShareNotes();
  return {
    link: output.link,
    workOn(built, { exportFolder, publicFolder }, leftOut) {
      if (publicFolder !== undefined) refuseInOutput(publicFolder, [output.link, output.versions]);
      return { publicFolder, ...workOn({ build: built, reader, leftOut, exportFolder }) };
    },
    async write(works, beforeSwitch) {
      let rendered = 0;
      const render: typeof renderers.render = (site, meanwhile) => {
        rendered += site.pages.length;
        return renderers.render(site, meanwhile);
      };
      const sites: HostedSite[] = [];
      const shareNotes: ShareNote[] = [];
      const pages = { locales: await begun(localesOf(works, { sites, shareNotes })), render };
      const how = { output, keep, pages, usesCache: cache, isDurable: durable, beforeSwitch };
      try {
        const { digest, count } = await writeSite([], how);
        const isOther = digest !== served;
        served = digest;
        const notes = sentencesOf(shareNotes);
        return success({ digest, sites, isOther, files: count, pages: rendered, notes });
      } catch (error) {
        if (error instanceof FailedPages) return failure(error.pages);
        throw error;
      }
    },
    async close() {
      await renderers.close();
      if (imageCache !== undefined) await removeOldImages(imageCache);
    },
  };
}

function workOn(input: SiteInput & { readonly build: Build }): Omit<SiteWork, 'publicFolder'> {
  const { build, reader, leftOut, exportFolder } = input;
  const folder = localeFolder(build.graph.config);
  const sharing = sharingOf(build, { exportFolder });
  return {
    files: siteFiles(input).map(({ path, ...file }) => ({ ...file, path: folder + path })),
    pages: sitePages(build.files, reader, { folder, leftOut, share: sharing.plan }),
    hosted: hostedSite(build.graph, stylesInPages(build.files, reader)),
    shareNote: noteOf(sharing),
  };
}

/** What is added to while the locales are written. */
interface Gathered {
  readonly sites: HostedSite[];
  readonly shareNotes: ShareNote[];
}

/** What to write of each locale, and then the files for hosts, which know all `sites`, and the user's own. */
async function* localesOf(
  works: Iterable<SiteWork> | AsyncIterable<SiteWork>,
  { sites, shareNotes }: Gathered,
): AsyncGenerator<LocaleWork, void> {
  const ours = new Map<string, string>();
  let folder: string | undefined;
  let own: SiteFile[] = [];
  const note = (files: readonly SiteFile[]) => {
    for (const { path } of files) ours.set(path, path);
  };
  for await (const { hosted, shareNote, publicFolder, files, ...work } of works) {
    if (folder === undefined) own = publicFiles((folder = publicFolder));
    sites.push(hosted);
    if (shareNote !== undefined) shareNotes.push(shareNote);
    const others = withoutReplaced(files, own);
    note(others);
    for (const { path, markdown = path, url } of work.pages.pages)
      for (const each of [path, markdown]) ours.set(each, `the page ${url}`);
    yield { ...work, files: others };
  }
  const files = hostFiles(sites);
  note(files);
  if (folder !== undefined) refuseConflicts(folder, own, ours);
  yield { files: [...files, ...own] };
}

const withoutReplaced = (files: readonly SiteFile[], own: readonly SiteFile[]): readonly SiteFile[] =>
  own.some(({ path }) => path === robotsFile) ? files.filter(({ path }) => path !== robotsFile) : files;

/** Waits for the first value. */
async function begun<Value>(values: AsyncGenerator<Value, void>): Promise<AsyncGenerator<Value, void>> {
  const first = await values.next();
  return (async function* all() {
    if (first.done !== true) yield first.value;
    yield* values;
  })();
}
