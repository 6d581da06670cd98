import { structuredData } from './structured-data.ts';
import { alternates } from './alternates.ts';
import type { HeadTag } from './head-tag.ts';
import type { PageFacts } from './page-facts.ts';
import { pictureOf } from './picture-of.ts';
import { socialMeta } from './social-meta.ts';

/** What the head of a page says to machines: other forms of the page, how it looks as a card elsewhere, and what it is. */
export function machineTags(page: PageFacts): HeadTag[] {
  const picture = page.article && pictureOf(page.article.node);
  const data = page.head.robots === 'index,follow' ? structuredData(page, picture) : undefined;
  return [...alternates(page), ...socialMeta(page, picture), ...(data === undefined ? [] : [{ data }])];
}
