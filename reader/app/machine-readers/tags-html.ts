import { scriptSafe } from '../document/script-safe.ts';
import type { HeadTag } from './head-tag.ts';

/** Tags as HTML, a line each. The content policy allows the data, because only scripts with a script type run. */
export const tagsHtml = (tags: readonly HeadTag[], escape: (text: string) => string): string =>
  tags.map((tag) => `${tagHtml(tag, escape)}\n`).join('');

function tagHtml(tag: HeadTag, escape: (text: string) => string): string {
  if ('data' in tag) return `<script type="application/ld+json">${scriptSafe(tag.data)}</script>`;
  if ('translation' in tag) {
    return `<link rel="alternate" hreflang="${escape(tag.translation)}" href="${escape(tag.href)}">`;
  }
  if ('alternate' in tag) {
    const title = tag.title === undefined ? '' : ` title="${escape(tag.title)}"`;
    return `<link rel="alternate" type="${tag.alternate}" href="${escape(tag.href)}"${title}>`;
  }
  const attribute = tag.meta.startsWith('twitter:') ? 'name' : 'property';
  return `<meta ${attribute}="${tag.meta}" content="${escape(tag.content)}">`;
}
