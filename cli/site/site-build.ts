import type { Build } from '../../pipeline/build.ts';
import { openReaderBuild } from './reader-build.ts';
import { startRenderers } from './render/renderers.ts';
import { type SiteFile, siteFiles } from './site-files.ts';
import { type SitePages, sitePages } from './site-pages.ts';
import { refuseOtherKind } from './refuse-other-kind.ts';
import { currentVersion, outputAt } from './versions.ts';
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
}

/** Writes versions of a site, one after the other. What renders pages is started once. */
export interface SiteBuild {
  /** The link that is served. */
  readonly link: string;
  /** What is to be written. It holds the bundle's files, and nothing else of the content. */
  workOn(built: Build, exportFolder: string | undefined): SiteWork;
  write(work: SiteWork): Promise<WrittenSite>;
  close(): Promise<void>;
}

export interface SiteWork {
  readonly files: readonly SiteFile[];
  readonly pages: SitePages;
}

interface WrittenSite {
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
}: SiteBuildOptions): Promise<SiteBuild> {
  const output = outputAt(out);
  let served = await currentVersion(output);
  await refuseOtherKind(output, served, { isPreview: false });
  const reader = await openReaderBuild();
  // after a version that is there, few pages are rendered mostly
  const isFirst = served === undefined || !cache;
  const renderers = startRenderers(reader, isFirst ? {} : { atOnce: 1 });
  return {
    link: output.link,
    workOn: (built, exportFolder) => ({
      files: siteFiles({ build: built, reader, exportFolder }),
      pages: sitePages(built.files, reader),
    }),
    async write(work) {
      let rendered = 0;
      const render: typeof renderers.render = (site, meanwhile) => {
        rendered = site.pages.length;
        return renderers.render(site, meanwhile);
      };
      const pages = { ...work.pages, render };
      const how = { output, keep, pages, usesCache: cache, isDurable: durable };
      const { digest, count } = await writeSite(work.files, how);
      const isOther = digest !== served;
      served = digest;
      return { digest, isOther, files: count, pages: rendered };
    },
    close: renderers.close,
  };
}
