import { ascending, descending } from '../../../schemas/base/compare.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { type FeedName, feedPath, feedTitle } from '../../../schemas/machine-readers.ts';
import { type XmlElement, xmlDocument } from '../../reporters/formats/xml.ts';
import { absoluteIn, pages } from '../../../schemas/urls.ts';

/** A change that the feed announces. */
export interface FeedItem {
  /** The id of the entry. */
  readonly id: string;
  readonly title: string;
  /** A path of this site or an absolute URL of another. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly summary: string | undefined;
}

/** Older items are left out of the feed. */
const maxItems = 50;

/**
 * An Atom feed, the newest items first. An item is identified by its entry and not by its URL, which editors may change.
 * Source: RFC 4287.
 */
export function atomFeed(name: FeedName, items: readonly FeedItem[], site: BundleFiles['site']): string {
  const absolute = absoluteIn(site);
  const newest = items
    .toSorted((a, b) => descending(a.updatedAt, b.updatedAt) || ascending(a.id, b.id))
    .slice(0, maxItems);
  const updatedAt = newest[0]?.updatedAt ?? site.updatedAt ?? noTime;
  return xmlDocument({
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.locale },
    content: [
      { name: 'id', content: absolute(feedPath(name, site.routes ?? {})) },
      { name: 'title', content: feedTitle(name, site) },
      { name: 'updated', content: updatedAt },
      { name: 'author', content: [{ name: 'name', content: site.name }] },
      link('self', absolute(feedPath(name, site.routes ?? {})), 'application/atom+xml'),
      link('alternate', absolute(pageOf[name]), 'text/html'),
      ...newest.map((item) => entry(item, absolute)),
    ],
  });
}

const pageOf: Readonly<Record<FeedName, string>> = {
  all: pages.home,
  announcements: pages.announcements,
  releaseNotes: pages.home,
};

const entry = (
  { id, title, url, updatedAt, summary }: FeedItem,
  absolute: (url: string) => string,
): XmlElement => ({
  name: 'entry',
  content: [
    { name: 'id', content: `${absolute(pages.home)}#${encodeURIComponent(id)}` },
    { name: 'title', content: title },
    { name: 'updated', content: updatedAt },
    link('alternate', absolute(url), 'text/html'),
    ...(summary === undefined || summary === '' ? [] : [{ name: 'summary', content: summary }]),
  ],
});

const link = (rel: string, href: string, type: string): XmlElement => ({
  name: 'link',
  attributes: { rel, type, href },
});

/** The time of a feed without items. */
const noTime = '1970-01-01T00:00:00Z';
