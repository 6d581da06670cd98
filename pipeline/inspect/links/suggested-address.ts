import { splitUrl } from '../../../schemas/urls.ts';
import type { Graph } from '../../graph.ts';
import { isPage } from '../../addresses/site-pages.ts';

/** What was probably meant by an address that starts neither with a slash nor with a scheme. */
export function suggestedAddress(address: string, graph: Graph): string | undefined {
  if (/^[^\s/@:]+@[^\s/@]+\.[a-z]{2,}$/iu.test(address)) return `mailto:${address}`;
  if (/^www\.[^\s/]+\.[a-z]{2,}(?:[/?#]|$)/iu.test(address)) return `https://${address}`;
  const fromRoot = `/${address.replace(/^(?:\.{0,2}\/)+/u, '')}`;
  return fromRoot !== '/' && isPage(splitUrl(fromRoot).path, graph) ? fromRoot : undefined;
}
