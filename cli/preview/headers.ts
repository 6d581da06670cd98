import type { MiddlewareHandler } from 'hono';
import type { PreviewSite } from './preview-site.ts';

type Loading = Pick<PreviewSite, 'scripts' | 'scriptProxy' | 'services'>;

/**
 * What a page may load. Pictures and frames come from services that the content names; scripts from here, and from the hosts
 * that the configuration names where no proxy gives them.
 */
function contentPolicy({ scripts, scriptProxy, services }: Loading): string {
  const scriptHosts = scriptProxy === undefined ? originsOf(scripts) : [];
  const connected = originsOf([services['flags'] ?? '']);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHosts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    'frame-src https:',
    "font-src 'self'",
    ["connect-src 'self'", ...connected].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Each once; a path is of this site. */
const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

const headersOf = (site: Loading) => ({
  'content-security-policy': contentPolicy(site),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** Sets the headers that a production host should send too. */
export const securityHeaders =
  (site: () => Loading): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(site()))) context.header(name, value);
  };

/** A file whose name holds its hash never changes; all else is asked for again. */
export const cacheControl = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
