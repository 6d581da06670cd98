import { structuredData } from './structured-data.ts';
import { alternates } from './alternates.ts';
import type { HeadTag } from './head-tag.ts';
import type { PageFacts } from './page-facts.ts';
import { heroOf, pictureOf } from './picture-of.ts';
import { socialMeta } from './social-meta.ts';

/** The machine-readable tags of a page's head: alternate forms, social cards and structured data. */
export function machineTags(page: PageFacts): HeadTag[] {
  const picture = page.article && pictureOf(page.article);
  const shared = (page.article && heroOf(page.article)) ?? page.shareImage ?? picture;
  const data = page.head.robots === 'index,follow' ? structuredData(page, picture) : undefined;
  return [...alternates(page), ...socialMeta(page, shared), ...(data === undefined ? [] : [{ data }])];
}
