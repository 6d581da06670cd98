import type { PipelineConfig } from '../config/config.ts';
import { contentPolicy } from './content-policy.ts';
import type { PolicyConfig } from './sources.ts';

type Headers = Readonly<Record<string, string>>;

/** What no page needs, and no frame in it. What is not named here, such as full screen, is left as browsers have it. */
const closedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers that make a site's pages safe, the same from a preview and from a host. */
export const siteHeaders = (config: PolicyConfig): Headers => ({
  'content-security-policy': contentPolicy(config),
  // no page opens a window that it talks to: links to other sites say noopener
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/** A file whose name holds its hash never changes; all else is asked for again. */
export const cacheControl = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A year, as preload lists ask. It says nothing of the host's other names, which are not this site's. */
const onlyEncrypted = { 'strict-transport-security': 'max-age=31536000' };

/** Those that a host sends: a site whose address is encrypted is never asked for in the open again. */
export const hostHeaders = (
  config: PolicyConfig & Pick<PipelineConfig, 'siteUrl' | 'searchEngines'>,
): Headers => ({
  ...siteHeaders(config),
  ...(!config.siteUrl?.startsWith('http:') && onlyEncrypted),
  ...(!config.searchEngines && { 'x-robots-tag': 'noindex, nofollow' }),
});
