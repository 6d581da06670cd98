import type { Article } from '../../schemas/bundle/index.ts';
import { interfaceTexts } from '../messages/interface.ts';
import { longDate } from '../messages/long-date.ts';
import { message } from '../messages/message.ts';
import { heading } from './blocks.ts';
import type { Context } from './context.ts';
import { escapeText } from './escape.ts';
import { linkTo } from './inline.ts';
import { bulleted } from './list.ts';
import { assetBlock } from './writers/media.ts';

/** What stands between an article's title and its text: who wrote it, when, and the hero picture. */
export function blocksBefore({ about }: Article, context: Context): string[] {
  if (about === undefined) return [];
  const { authors, byline, publishedOn, readingMinutes, image } = about;
  const said = [
    ...authors.map((author) => linked(author, context)),
    ...(byline === undefined ? [] : [escapeText(byline)]),
    ...(publishedOn === undefined ? [] : [longDate(publishedOn)]),
    ...(readingMinutes === undefined ? [] : [message('article.minutes', { count: readingMinutes })]),
  ];
  return [said.join(' · '), ...(image === undefined ? [] : [assetBlock({ asset: image }, context)])];
}

/** What follows the text: the articles that the page lists, the topics and the tags. */
export function blocksAfter({ about, area, listed }: Article, context: Context): string[] {
  const groups = listed?.groups ?? [];
  return [
    ...(groups.length === 0
      ? []
      : [
          bulleted(
            groups.map((group) => [
              `${linked(group, context)} ${message('article.count', { count: group.count })}`,
            ]),
          ),
        ]),
    ...(listed?.articles ?? []).flatMap((card) => [
      heading(2, linked(card, context)),
      ...(card.publishedOn === undefined ? [] : [longDate(card.publishedOn)]),
      ...(card.description === undefined ? [] : [escapeText(card.description)]),
    ]),
    links(
      message('article.topics'),
      about?.topics.filter(({ url }) => url !== area?.url),
      context,
    ),
    links(message('article.tags'), about?.tags, context),
  ];
}

interface Link {
  readonly title: string;
  readonly url: string;
}

const linked = ({ title, url }: Link, context: Context): string => linkTo(escapeText(title), url, context);

const links = (title: string, all: readonly Link[] = [], context: Context): string =>
  all.length === 0
    ? ''
    : `${title}: ${new Intl.ListFormat(interfaceTexts.locales, { type: 'unit' }).format(all.map((link) => linked(link, context)))}`;
