import { createHash } from 'node:crypto';
import { scriptPolicyName } from '../../schemas/trusted-types.ts';
import { type PolicyConfig, sourceOf, sourcesOf } from './allowed-hosts.ts';

/**
 * The content security policy of a page. Scripts and styles are files of the site, or the given styles inside a page, and no string
 * becomes HTML or a script. Other hosts are blocked unless the configuration allows them.
 * Source: W3C, "Content Security Policy Level 3", "Trusted Types".
 */
export function contentPolicy(config: PolicyConfig, styles: readonly string[] = []): string {
  const { scripts, images, media, frames, connect } = sourcesOf(config);
  const { frameAncestors, trustedTypes } = config.contentPolicy;
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles.map(hashSource)],
    ["img-src 'self' data:", ...images], // marks in style sheets are drawn in data: addresses
    ["media-src 'self'", ...media],
    ["frame-src 'self'", ...frames],
    ["font-src 'self'"],
    ["connect-src 'self'", ...connect],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'self'", ...frameAncestors.map(sourceOf)], // interactive content can be a page of this site
    ["require-trusted-types-for 'script'"],
    ['trusted-types', scriptPolicyName, ...trustedTypes],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Allows an element with exactly this text. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
