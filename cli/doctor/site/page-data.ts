import * as z from 'zod/mini';
import type { Manifest } from '../../../schemas/bundle/index.ts';
import { isList } from '../../../schemas/bundle/list-files.ts';
import { hydrationElementId } from '../../../schemas/prerenderer.ts';

const pageData = z.object({
  /** The route that it was rendered for. */
  url: z.string(),
  /** Names what all pages of a version have in common. */
  shell: z.optional(z.string()),
  /** The paths of the bundle's files that it shows. */
  shows: z.optional(z.string()),
});
export type PageData = z.infer<typeof pageData>;

const element = new RegExp(`<script [^>]*id="${hydrationElementId}"[^>]*>(.*?)</script>`, 'su');

/** What a prerendered page says of itself. Undefined if it is no page of Fieldbook. */
export function pageDataIn(html: string): PageData | undefined {
  try {
    return pageData.parse(JSON.parse(element.exec(html)?.[1] ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Whether a page is of the version that a manifest names. `file` is the path of its article's file in the bundle; undefined: it is the
 * home page, which shows lists or an article.
 */
export function isOfVersion({ shell, shows = '' }: PageData, manifest: Manifest, file?: string): boolean {
  if (shell === undefined || manifest.shell === undefined) return true; // of an earlier Fieldbook
  if (shell !== manifest.shell) return false;
  if (file !== undefined) return shows === file;
  const lists = manifest.files.map(({ path }) => path).filter(isList);
  return shows.startsWith('articles/') || shows === lists.join(' ');
}

export const languageIn = (html: string): string | undefined => /<html[^>]* lang="([^"]*)"/u.exec(html)?.[1];
