import { createContext } from 'react';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { parseUrl } from './parse-url.ts';

/**
 * Hosts of Contentful's image service; the second one serves spaces whose data stay in the European Union.
 * Source: Contentful, "Images API".
 */
const contentfulHosts = ['images.ctfassets.net', 'images.eu.ctfassets.net'];

/** The hosts that give a picture in any width. A site can name another one: `services.images`. Provided once. */
export const ImageHosts = createContext<ReadonlySet<string>>(new Set(contentfulHosts));

export const imageHostsOf = sameForSame((services: Readonly<Record<string, string>>): ReadonlySet<string> => {
  const own = parseUrl(services['images'] ?? '')?.host;
  return new Set([...contentfulHosts, ...(own === undefined ? [] : [own])]);
});
