import { urlOf } from '../../../schemas/urls.ts';
import { cardSummary } from '../../bundle/card-summary.ts';
import { textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText, paragraphOf } from '../escape.ts';
import { linkTo } from '../inline.ts';
import { bulleted } from '../list.ts';
import { assetBlock } from './media.ts';
import type { Writers } from './writer.ts';

type CardType =
  | 'announcement'
  | 'externalLink'
  | 'homeEntry'
  | 'kbHighlight'
  | 'kbLandingPageLink'
  | 'productArea'
  | 'relatedContent';

/** What leads elsewhere. */
export const cardWriters: Pick<Writers, CardType> = {
  announcement: ({ fields }, context) => [
    escapeText(fields.announcementType.map((type) => type.fields.name).join(' · ')),
    titled(fields.title, fields.ctaLink, context),
    ...textBlocks(fields.description, context),
    ...linkList(
      fields.learnMoreLinks.map(({ label, url }) => ({ title: label, url })),
      context,
    ),
  ],
  externalLink: ({ fields }, context) => [titled(fields.title, fields.url, context)],
  homeEntry: ({ fields }, context) => {
    const links = fields.content === undefined ? fields.subContent : [fields.content];
    const [first, ...more] = links;
    if (first === undefined) return [];
    if (more.length === 0) return [titled(fields.title ?? first.title, first.url, context)];
    return linkList(links, context);
  },
  kbHighlight: ({ fields }, context) => [
    ...(fields.image === undefined ? [] : [assetBlock({ asset: fields.image, alt: '' }, context)]),
    titled(fields.title, fields.content?.url, context),
    ...textBlocks(fields.description, context),
  ],
  kbLandingPageLink: ({ fields }, context) => {
    const url = fields.article?.url ?? fields.externalUrl;
    if (url === undefined) return [];
    return [titled(fields.title, url, context), ...paragraphs(cardSummary(fields))];
  },
  productArea: ({ id, fields }, context) => [
    titled(fields.title, urlOf('productArea', fields.url ?? id, {}), context),
  ],
  relatedContent: ({ fields }, context) => {
    const url = fields.article?.url ?? fields.externalUrl;
    const title = fields.name ?? fields.article?.title ?? url;
    if (url === undefined || title === undefined) return [];
    return [titled(title, url, context), ...paragraphs(fields.article?.summary)];
  },
};

const paragraphs = (text: string | undefined): string[] =>
  text === undefined ? [] : [paragraphOf(escapeText(text))];

const titled = (title: string, url: string | undefined, context: Context): string =>
  url === undefined ? escapeText(title) : linkTo(escapeText(title), url, context);

const linkList = (
  links: readonly { readonly title: string; readonly url: string }[],
  context: Context,
): string[] =>
  links.length === 0 ? [] : [bulleted(links.map(({ title, url }) => [titled(title, url, context)]))];
