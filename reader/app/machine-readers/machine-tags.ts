import { structuredData } from './structured-data.ts';
import { alternates } from './alternates.ts';
import type { PageFacts } from './page-facts.ts';
import { pictureOf } from './picture-of.ts';
import { socialMeta } from './social-meta.ts';

/** A tag of the head: its attributes, or the data that it holds. */
export type HeadTag =
  | { readonly meta: string; readonly content: string }
  | { readonly alternate: string; readonly href: string; readonly title?: string | undefined }
  | { readonly data: object };

/** What the head of a page says to machines: other forms of the page, how it looks as a card elsewhere, and what it is. */
export function machineTags(page: PageFacts): HeadTag[] {
  const picture = page.article && pictureOf(page.article.node);
  const data = page.head.robots === 'index,follow' ? structuredData(page, picture) : undefined;
  return [...alternates(page), ...socialMeta(page, picture), ...(data === undefined ? [] : [{ data }])];
}
