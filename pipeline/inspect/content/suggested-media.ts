import type { Address } from '../../addresses/read-address.ts';
import { parseUrl } from '../../addresses/parse-url.ts';

/** What was probably meant by the address of a video or a frame that cannot be loaded: the same with its scheme. */
export function suggestedMedia(value: string, address: Address): string | undefined {
  if (address.kind !== 'malformed') return undefined;
  const url = `https://${value}`;
  return address.suggestion ?? (hostFirst.test(value) && parseUrl(url) ? url : undefined);
}

/** `www.youtube.com/watch?v=...`, `youtu.be/...`; not `tour.mp4`, which is no host. */
const hostFirst = /^(?:www\.[^\s/]+\.[a-z]{2,}(?:[/?#]|$)|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/)/iu;
