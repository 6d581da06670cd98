import type { Build } from '../../pipeline/build.ts';
import type { FailedPage } from '../../pipeline/rules/render/failed.ts';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import { openReaderBuild, type ReaderBuild } from './reader-build.ts';
import { FailedPages } from './render/failed-pages.ts';
import { startRenderers } from './render/renderers.ts';
import { siteFiles } from './files/site-files.ts';
import type { SiteFile } from './files/site-file.ts';
import { type SitePages, sitePages } from './pages/site-pages.ts';
import { refuseOtherKind } from './versions/refuse-other-kind.ts';
import { currentVersion, outputAt } from './versions/versions.ts';
import { writeSite } from './write-site.ts';

interface SiteBuildOptions {
  /** Where the site goes. */
  readonly out: string;
  /** How many versions stay. */
  readonly keep: number;
  /** False: nothing is taken from the version before. */
  readonly cache: boolean;
  /** The disk has everything before it is served. */
  readonly durable?: boolean;
  /** What renders pages; that of the package, if none is given. */
  readonly reader?: ReaderBuild;
}

/** Writes versions of a site, one after the other. What renders pages is started once. */
export interface SiteBuild {
  /** The link that is served. */
  readonly link: string;
  /**
   * What is to be written, without the pages at the addresses that are left out. It holds the bundle's files, and nothing else of
   * the content.
   */
  workOn(built: Build, exportFolder: string | undefined, leftOut?: ReadonlySet<string>): SiteWork;
  /**
   * Where pages cannot be rendered, nothing is written: it gives them all. `beforeSwitch` is called when everything is written and
   * served: what it throws leaves the site as it was.
   */
  write(
    work: SiteWork,
    beforeSwitch?: () => Promise<void> | undefined,
  ): Promise<Result<WrittenSite, readonly FailedPage[]>>;
  close(): Promise<void>;
}

export interface SiteWork {
  readonly files: readonly SiteFile[];
  readonly pages: SitePages;
}

export interface WrittenSite {
  readonly digest: string;
  /** False: it is the one that was served. */
  readonly isOther: boolean;
  /** How many files the site has, and how many of its pages were rendered. */
  readonly files: number;
  readonly pages: number;
}

/** What no build made is refused before the work. */
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
  // after a version that is there, few pages are rendered mostly
  const isFirst = served === undefined || !cache;
  const renderers = startRenderers(reader, isFirst ? {} : { atOnce: 1 });
  return {
    link: output.link,
    workOn: (built, exportFolder, leftOut) => ({
      files: siteFiles({ build: built, reader, leftOut, exportFolder }),
      pages: sitePages(built.files, reader, leftOut),
    }),
    async write(work, beforeSwitch) {
      let rendered = 0;
      const render: typeof renderers.render = (site, meanwhile) => {
        rendered = site.pages.length;
        return renderers.render(site, meanwhile);
      };
      const pages = { ...work.pages, render };
      const how = { output, keep, pages, usesCache: cache, isDurable: durable, beforeSwitch };
      try {
        const { digest, count } = await writeSite(work.files, how);
        const isOther = digest !== served;
        served = digest;
        return success({ digest, isOther, files: count, pages: rendered });
      } catch (error) {
        if (error instanceof FailedPages) return failure(error.pages);
        throw error;
      }
    },
    close: renderers.close,
  };
}
