import type { CompiledRedirect, CompiledRedirects, MovedFolder } from '../compile.ts';
import { type HostOptions, type HostOutput, lossOf, madeBy, onHost, statusOf } from './host-output.ts';
import { escapeExpression, isDecodable } from './nginx.ts';

/**
 * Rules for the `.htaccess` in the root of an Apache server, which compares decoded paths, in the order of the file.
 * Source: Apache HTTP Server, "Module mod_rewrite", "RewriteRule Flags".
 */
export function apache({ exact, anyCase, folders }: CompiledRedirects, options: HostOptions): HostOutput {
  const lines = [
    ...exact.filter(isDecodable).flatMap((each) => rulesFor(each, 'NS', options)),
    ...anyCase.filter(isDecodable).flatMap((each) => rulesFor(each, 'NC,NS', options)),
    ...folders.map((each) => folderRule(each, options)),
  ];
  return {
    text: `${[madeBy, 'RewriteEngine On', ...lines].join('\n')}\n`,
    losses: lossOf(
      'Apache decodes a path and merges its slashes before it compares it, so these are left out',
      [...exact, ...anyCase].filter((each) => !isDecodable(each)).map(({ from }) => from),
    ),
  };
}

/** `NS`: an index that Apache looks for by itself is no request. `NE`: the target is encoded already. */
function rulesFor(redirect: CompiledRedirect, how: string, options: HostOptions): string[] {
  const status = statusOf(redirect);
  const to = onHost(redirect.to, options);
  const [, page, hash] = /^(\/[^?#]*)(#.*)$/u.exec(to) ?? [];
  const conditions = redirect.pages.map(
    (path) => `RewriteCond %{REQUEST_URI} ${quote(`!^${slashed(path, options)}`)}`,
  );
  const rule = (target: string, flags: string) => [
    ...conditions,
    `RewriteRule ${quote(`^${slashed(redirect.from, options).slice(1)}`)} ${quote(target)} [R=${status},${how},NE,${flags}]`,
  ];
  if (page === undefined || hash === undefined) return rule(literal(to), to.startsWith('/') ? 'L' : 'QSD,L');
  // Apache would put the query behind the hash
  const withQuery = rule(`${literal(page)}?%{QUERY_STRING}${literal(hash)}`, 'L');
  return ['RewriteCond %{QUERY_STRING} .', ...withQuery, ...rule(literal(to), 'QSD,L')];
}

/** These directives know no escaped quotes. */
const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\x22`)}"`;

/** A path as an expression, with or without a slash at its end. */
const slashed = (path: string, options: HostOptions): string =>
  `${escapeExpression(decodeURIComponent(onHost(path, options)).replace(/(?<=.)\/$/u, ''))}/?$`;

/** Apache fills in `$1` and `%1` of a target. */
const literal = (to: string): string => to.replace(/[\\$%]/gu, String.raw`\$&`);

const folderRule = ({ from, to }: MovedFolder, options: HostOptions): string => {
  const folder = escapeExpression(decodeURIComponent(onHost(from, options)).slice(1));
  return `RewriteRule ${quote(`^${folder}/([^[:cntrl:]]+)$`)} ${quote(`${literal(onHost(to, options))}/$1`)} [R=301,NS,L]`;
};
