import type { PipelineConfig } from '../config/config.ts';
import { contentPolicy } from './content-policy.ts';
import type { PolicyConfig } from './allowed-hosts.ts';

type Headers = Readonly<Record<string, string>>;

/** Browser features that neither pages nor frames need. Other features, such as full screen, keep the browser's default. */
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

/** The security headers of every page. The preview and hosts send the same ones, but for the styles inside pages. */
export const siteHeaders = (config: PolicyConfig, styles?: readonly string[]): Headers => ({
  'content-security-policy': contentPolicy(config, styles),
  // no page opens a window that it talks to: links to other sites say noopener
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/** A file with a hash in its name never changes. All other files are revalidated. */
export const cacheControl = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A year, as preload lists require. Subdomains are not included, because they are not part of this site. */
const onlyEncrypted = { 'strict-transport-security': 'max-age=31536000' };

/** Those that a host sends: a site whose address is encrypted is never asked for in the open again. */
export const hostHeaders = (
  config: PolicyConfig & Pick<PipelineConfig, 'siteUrl' | 'searchEngines'>,
  styles?: readonly string[],
): Headers => ({
  ...siteHeaders(config, styles),
  ...(!config.siteUrl?.startsWith('http:') && onlyEncrypted),
  ...(!config.searchEngines && { 'x-robots-tag': 'noindex, nofollow' }),
});
