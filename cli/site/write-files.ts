import type { FailedPage } from '../../pipeline/rules/render/failed.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { FailedPages } from './render/failed-pages.ts';
import type { Renderers } from './render/renderers.ts';
import { bytesOf, type SiteFile } from './files/site-file.ts';
import type { ShareDrawing } from './share-images/share-work.ts';
import type { SitePages } from './pages/site-pages.ts';
import { siteWriter } from './site-writer.ts';
import type { VersionBefore } from './versions/version-before.ts';
import { digestOf, type VersionList, versionListName, type WrittenFile } from './versions/version-list.ts';
import type { SitePage } from './pages/site-page.ts';

/** What to write of one locale, or of none: then there are no pages. */
export interface LocaleWork {
  readonly files: readonly SiteFile[];
  readonly pages?: SitePages;
}

/** The site in each locale, and the function that renders its pages. The next one is asked for while pages of the one before are rendered. */
export interface PageWork extends Pick<Renderers, 'render'> {
  readonly locales: AsyncIterator<LocaleWork, void>;
}

interface Target {
  readonly site: string;
  readonly pages: PageWork | undefined;
  /** The version whose files can be reused. */
  readonly before: VersionBefore | undefined;
}

/**
 * Writes a whole site into a folder. The bundle of a locale comes before its pages, which are rendered from it. Throws `FailedPages` if
 * pages cannot be rendered.
 */
export async function writeFiles(
  files: readonly SiteFile[],
  { site, pages, before }: Target,
): Promise<VersionList> {
  const written: WrittenFile[] = [];
  const write = siteWriter(site);
  const writeAll = async (some: readonly SiteFile[]) => {
    for (const file of some) {
      const kept = before && (await keepFile(file, before));
      written.push(kept ?? write(file.path, await bytesOf(file)));
    }
  };
  const later = [...files];
  if (pages !== undefined) {
    const writeBundle = async (work: LocaleWork) => {
      const isOfBundle = ({ path }: SiteFile) => path.startsWith(`${work.pages?.folder ?? ''}bundle/`);
      await writeAll(work.files.filter(isOfBundle));
      later.push(...work.files.filter((file) => !isOfBundle(file)));
    };
    written.push(...(await writePages(pages, { site, before, writeBundle, finish: () => writeAll(later) })));
  } else await writeAll(later);
  return writeList(written, site);
}

interface PageTarget extends Pick<Target, 'site' | 'before'> {
  readonly writeBundle: (work: LocaleWork) => Promise<void>;
  /** Called when the bundles of all locales are there. */
  readonly finish: () => Promise<void>;
}

/** Writes the pages of one locale after the other. */
async function writePages(
  { locales, render }: PageWork,
  { site, before, writeBundle, finish }: PageTarget,
): Promise<readonly WrittenFile[]> {
  const next = async (): Promise<SitePages | undefined> => {
    const { value } = await locales.next();
    await (value === undefined ? finish() : writeBundle(value));
    return value === undefined ? undefined : (value.pages ?? next());
  };
  const written: WrittenFile[] = [];
  const failed: FailedPage[] = [];
  let current = await next();
  while (current !== undefined) {
    const kept = before === undefined ? [] : reusePages(current.pages, before);
    const images = before === undefined ? [] : reuseImages(current.images?.drawings ?? [], before);
    const paths = new Set([...kept, ...images].map(({ path }) => path));
    const isMissing = ({ path }: { readonly path: string }) => !paths.has(path);
    const missing = {
      pages: current.pages.filter(isMissing),
      images: current.images && { ...current.images, drawings: current.images.drawings.filter(isMissing) },
    };
    let following: SitePages | undefined;
    const rendered = await render({ ...current, ...missing, site }, async () => {
      following = await next();
    });
    failed.push(...rendered.failed);
    written.push(...kept, ...images, ...rendered.written);
    current = following;
  }
  if (failed.length > 0) throw new FailedPages(failed);
  return written;
}

/** Reuses a file that is the same in the version before. */
async function keepFile(file: SiteFile, before: VersionBefore): Promise<WrittenFile | undefined> {
  const known = before.file(file.path);
  if (known === undefined) return undefined;
  const hash = file.sha256 ?? sha256(await bytesOf(file));
  return known.sha256 === hash && before.reuse([known]) ? known : undefined;
}

/** Writes the list as a new file: the existing one may be a hard link of another version. */
function writeList(written: readonly WrittenFile[], site: string): VersionList {
  const files = written.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const list: VersionList = { digest: digestOf(files), files };
  siteWriter(site)(versionListName, Buffer.from(`${JSON.stringify(list)}\n`));
  return list;
}

/**
 * Reuses the pages that have the same key in the version before, with their Markdown, so that they are not rendered. Gives
 * the reused files. A page that was changed or lost on the disk is not reused.
 */
const reusePages = (pages: readonly SitePage[], before: VersionBefore): readonly WrittenFile[] =>
  pages.flatMap(({ path, markdown, shows }) => {
    const paths = [path, ...(markdown === undefined ? [] : [markdown])];
    const known = paths.flatMap((each) => before.file(each) ?? []);
    const isSame = known.length === paths.length && known.every(({ key }) => key === shows.key);
    return isSame && before.reuse(known) ? known : [];
  });

/** Reuses the images that the version before has: two with the same path look the same. */
const reuseImages = (drawings: readonly ShareDrawing[], before: VersionBefore): readonly WrittenFile[] =>
  drawings.flatMap(({ path }) => {
    const known = before.file(path);
    return known !== undefined && before.reuse([known]) ? known : [];
  });
