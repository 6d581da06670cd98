import { join } from 'node:path';
import { openReaderBuild, type ReaderBuild } from '../../../cli/site/reader-build.ts';
import { startRenderers } from '../../../cli/site/render/renderers.ts';
import { siteFiles } from '../../../cli/site/files/site-files.ts';
import { sitePages } from '../../../cli/site/pages/site-pages.ts';
import { outputAt } from '../../../cli/site/versions/versions.ts';
import type { LocaleWork, PageWork } from '../../../cli/site/write-files.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { build, type BuildInput } from '../../../pipeline/build.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';

interface WriteOptions {
  readonly keep: number;
  /** Of the folder; `site` where nothing is said. */
  readonly out?: string;
  readonly usesCache?: boolean;
}

/** Writes a site into a folder, and gives the addresses of the pages that it rendered. */
export type WriteHere = (folder: string, input: BuildInput, options: WriteOptions) => Promise<string[]>;

interface SiteWriterOptions {
  /** The reader's files that no page names, which would be most of what is written. */
  readonly withLateFiles?: boolean;
}

/** Writes sites as a build does, in this process and without another thread: to start either takes longer than a small site. */
export async function openSiteWriterHere({
  withLateFiles = false,
}: SiteWriterOptions = {}): Promise<WriteHere> {
  const whole = await openReaderBuild();
  const reader = withLateFiles ? whole : withoutLateFiles(whole);
  const { render } = startRenderers(reader, { most: 0 });
  return async (folder, input, { out = 'site', ...options }) => {
    const rendered: string[] = [];
    const built = build(input);
    const files = siteFiles({ build: built, reader, exportFolder: undefined });
    const pages: PageWork = {
      locales: localesOf({ files, pages: sitePages(built.files, reader) }),
      render(site, meanwhile) {
        rendered.push(...site.pages.map(({ url }) => url));
        return render(site, meanwhile);
      },
    };
    await writeSite([], { ...options, output: outputAt(join(folder, out)), pages });
    return rendered;
  };
}

async function* localesOf(work: LocaleWork): AsyncGenerator<LocaleWork, void> {
  yield work;
}

function withoutLateFiles(reader: ReaderBuild): ReaderBuild {
  const { scripts, styles, otherStyles } = reader.shellAt('/', 'en-US');
  const named = new Set([...scripts, ...styles, ...otherStyles]);
  return { ...reader, files: reader.files.filter(({ path }) => named.has(`/${path}`)) };
}

/** What a build is given where entries are all that there is. */
export const inputOf = (entries: readonly unknown[]): BuildInput => ({
  exported: exportOf(entries),
  config: settings(),
});
