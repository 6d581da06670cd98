import { splitUrl } from '../../schemas/urls.ts';
import type { PipelineConfig } from '../config/config.ts';
import { contactFault } from './contact-fault.ts';
import { parseUrl } from './parse-url.ts';

/** The target of an address that an editor typed. */
export type Address =
  /** A page of this site, by its path or by its whole address. */
  | {
      readonly kind: 'page';
      readonly path: string;
      readonly query: string;
      /** Decoded, without the `#`. */
      readonly hash: string | undefined;
      readonly isAbsolute: boolean;
    }
  /** An anchor on the page of the link. */
  | { readonly kind: 'place'; readonly hash: string }
  | { readonly kind: 'outside'; readonly url: URL }
  | { readonly kind: 'contact' }
  | { readonly kind: 'unsafe'; readonly scheme: string }
  /** `suggestion` is the probable address, where there is one. */
  | { readonly kind: 'malformed'; readonly fault: string; readonly suggestion?: string };

export type SiteAddress = Pick<PipelineConfig, 'siteUrl' | 'basePath'>;

/** Mail, telephone, text message. */
const contactSchemes = ['mailto', 'tel', 'sms'];

/** White space, and control, formatting and zero-width characters, which browsers ignore or editors cannot see. */
const unseen = /[\s\p{Cc}\p{Cf}]/gu;

export function readAddress(value: string, site: SiteAddress): Address {
  const url = value.trim();
  const bare = url.replace(unseen, '');
  if (bare === '') return { kind: 'malformed', fault: 'is empty' };
  const scheme = /^([a-z][a-z\d+.-]*):/iu.exec(bare)?.[1]?.toLowerCase();
  if (scheme === undefined) return readPath(url);
  if (isHostWithPort(bare)) {
    return { kind: 'malformed', fault: 'has no https:// before its host', suggestion: `https://${bare}` };
  }
  const once = withoutSchemeTwice(bare);
  if (once !== undefined) {
    return { kind: 'malformed', fault: 'names its scheme twice', suggestion: once };
  }
  const isContact = contactSchemes.includes(scheme);
  if (!isContact && scheme !== 'http' && scheme !== 'https') return { kind: 'unsafe', scheme };
  const parsed = parseUrl(url);
  if (parsed === undefined) return { kind: 'malformed', fault: 'is not a valid address' };
  return isContact ? readContact(url) : readAbsolute(parsed, site);
}

function readContact(url: string): Address {
  const fault = contactFault(url.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return fault === undefined ? { kind: 'contact' } : { kind: 'malformed', ...fault };
}

/** `https://https://example.com` without the first scheme; the second may lack its colon. */
function withoutSchemeTwice(bare: string): string | undefined {
  const [, scheme, rest] = /^(?:https?:\/\/)+(https?)(?:\/\/|:\/+)([^/].*)$/isu.exec(bare) ?? [];
  return scheme === undefined ? undefined : `${scheme.toLowerCase()}://${rest}`;
}

/** `example.com:8080/path`, which a URL parser reads with the scheme `example.com`. */
const isHostWithPort = (bare: string): boolean =>
  /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d+(?:[/?#]|$)/iu.test(bare);

function readPath(url: string): Address {
  const { path, query, hash } = splitUrl(url);
  if (url.startsWith('#')) return { kind: 'place', hash: hash ?? '' };
  if (url.startsWith('//')) {
    return { kind: 'malformed', fault: 'has no https: before its slashes', suggestion: `https:${url}` };
  }
  if (url.startsWith('/')) return { kind: 'page', path, query, hash, isAbsolute: false };
  return { kind: 'malformed', fault: 'starts neither with a slash nor with https://' };
}

function readAbsolute(url: URL, site: SiteAddress): Address {
  const path = pathWithin(url, site);
  if (path === undefined) return { kind: 'outside', url };
  const { query, hash } = splitUrl(url.search + url.hash);
  return { kind: 'page', path, query, hash, isAbsolute: true };
}

/** The path on this site that an absolute address names, whichever of http and https it is written with. */
function pathWithin(url: URL, { siteUrl, basePath }: SiteAddress): string | undefined {
  if (siteUrl === undefined) return undefined;
  const site = new URL(siteUrl);
  const folder = site.pathname.replace(/\/$/u, '') + basePath;
  if (url.host !== site.host || !`${url.pathname}/`.startsWith(folder)) return undefined;
  return `/${url.pathname.slice(folder.length)}`;
}
