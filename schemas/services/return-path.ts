/**
 * Where a reader goes after signing in, out of the address that asks for it: a path of this site alone, so that no link
 * leads a reader elsewhere in the site's name. `basePath` starts and ends with a slash. Undefined: it is refused.
 * Source: docs/requirements.md, RT-6.
 */
export function returnPath(asked: string | null | undefined, basePath: string): string | undefined {
  if (asked?.startsWith('/') !== true) return undefined;
  const path = asked.split(/[?#]/u)[0] ?? '';
  const isOfThisSite = `${path}/`.startsWith(basePath);
  return isOfThisSite && !unreadable.test(asked) && !leadsAway.test(path) ? asked : undefined;
}

/** What browsers drop (tabs, line breaks) or turn round (backslashes) before they read an address. */
const unreadable = /[\p{Cc}\\]/u;

/**
 * Two slashes in a row, which begin another host's name, and steps up, which leave the site's folder; each also as a
 * server reads it that decodes the path once more.
 */
const leadsAway = /(?:\/|%2f|%5c){2}|%5c|%0[9ad]|(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/iu;
