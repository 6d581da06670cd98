import type { Article, BundleFiles } from '../../schemas/bundle/index.ts';
import { absoluteIn } from '../../schemas/urls.ts';
import { hasRelatedSection } from '../features/article/layout.ts';
import { message } from '../messages/message.ts';
import { shortDate } from '../messages/dates.ts';
import { heading } from './blocks.ts';
import type { Context } from './context.ts';
import { blocksAfter, blocksBefore } from './around-article.ts';
import { escapeText } from './escape.ts';
import { linkTo } from './inline.ts';
import { bulleted } from './list.ts';
import { embeddedBlocks, embeddedInline, nodeBlocks } from './nodes.ts';

/** An article as Markdown: what its page shows, without what stands around it. Addresses are absolute where the site has one. */
export function articleMarkdown(article: Article, site: BundleFiles['site']): string {
  const absolute = absoluteIn(site);
  const context: Context = {
    address: (url) => absolute(url.startsWith('#') ? article.url + url : url),
    labels: site.labels,
    prefixes: site.routes ?? {},
    inline: embeddedInline,
    blocks: (node) => embeddedBlocks(node, context),
  };
  const blocks = [
    heading(1, escapeText(article.title)),
    ...(article.updatedAt === undefined
      ? []
      : [message('article.updated', { date: shortDate(article.updatedAt) })]),
    ...blocksBefore(article, context),
    ...nodeBlocks(article.node, context),
    ...blocksAfter(article, context),
    ...related(article, context),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const related = (article: Article, context: Context): string[] =>
  article.related.length === 0
    ? []
    : [
        heading(
          2,
          escapeText(message(hasRelatedSection(article) ? 'article.relatedContent' : 'article.related')),
        ),
        bulleted(article.related.map(({ title, url }) => [linkTo(escapeText(title), url, context)])),
      ];
