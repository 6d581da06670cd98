import { decoded } from '../../schemas/base/text/decoded.ts';
import { parseUrl } from '../addresses/parse-url.ts';
/** The reason why a rule cannot be used. Undefined if it can. */
export function faultOf(from: string, to: string): string | undefined {
  if (from === '') return 'it has no fromPath';
  if (to === '') return 'it has no toPath';
  if (!from.startsWith('/')) return `its fromPath "${from}" does not start with a slash`;
  if (/^\/[/\\]/u.test(from))
    return `its fromPath "${from}" starts with two slashes, as no path of this site does`;
  if (!to.startsWith('/') && !isAddress(to)) return `its toPath "${to}" is neither a path nor an address`;
  return strangeness('fromPath', from) ?? strangeness('toPath', to);
}

/** Only http and https: with any other scheme a redirect would run or open something. */
const isAddress = (to: string): boolean => /^https?:/iu.test(to) && parseUrl(to) !== undefined;

function strangeness(name: string, url: string): string | undefined {
  const path = decoded(url.replace(/[?#].*$/su, ''));
  if (/\p{Cc}/u.test(url) || /\p{Cc}/u.test(path)) {
    return `its ${name} has a tab, a line break or another control character in it, which browsers leave out`;
  }
  if (/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/u.test(path)) {
    return `its ${name} "${url}" has a part that is only dots, which browsers resolve before they ask`;
  }
  return undefined;
}
