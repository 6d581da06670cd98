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
  /** What to write, without the pages at the URLs of `leftOut`. It holds the bundle's files and nothing else of the content. */
  workOn(built: Build, exportFolder: string | undefined, leftOut?: ReadonlySet<string>): SiteWork;
  /**
   * Writes a version. If pages cannot be rendered, it writes nothing and gives them all. `beforeSwitch` is called when
   * everything is written, before the version is served. If it throws, the served version stays.
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
  /** False: it is the version that was served before. */
  readonly isOther: boolean;
  /** How many files the site has, and how many of its pages were rendered. */
  readonly files: number;
  readonly pages: number;
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
