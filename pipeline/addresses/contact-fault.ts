import { decoded } from '../../schemas/base/text/decoded.ts';

/** The fault of a mailto:, tel: or sms: address, as the end of a sentence: `which ...`. */
export interface ContactFault {
  readonly fault: string;
  readonly suggestion?: string;
}

/** Undefined for an address that can work. `url` has no white space or invisible characters around it. */
export function contactFault(url: string): ContactFault | undefined {
  const [, scheme = '', to = '', headers = ''] = /^([a-z]+):([^?#]*)(.*)$/isu.exec(url) ?? [];
  if (to.trim() === '') return headers.length > 1 ? undefined : { fault: 'names nobody' }; // the reader chooses whom
  if (scheme.toLowerCase() !== 'mailto')
    return /\d/u.test(decoded(to)) ? undefined : { fault: 'has no number to dial' };
  const fault = mailFault(to);
  if (fault === undefined) return undefined;
  const corrected = correctedMail(to);
  return mailFault(corrected) === undefined
    ? { fault, suggestion: `${scheme}:${corrected}${headers}` }
    : { fault };
}

/** Commas separate several addresses; Outlook writes semicolons. Source: RFC 6068, 2. */
function mailFault(to: string): string | undefined {
  const addresses = decoded(to)
    .split(/[,;]/u)
    .filter((each) => each.trim() !== '');
  if (addresses.length === 0) return 'names nobody';
  for (const address of addresses) {
    const fault = addressFault(address, addresses.length > 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function addressFault(address: string, isOneOfMany: boolean): string | undefined {
  const [name = '', host, ...more] = withoutQuotes(address).split('@');
  const comma = isOneOfMany ? ': a comma stands between two addresses only' : '';
  if (host === undefined) return `is no mail address: "${address.trim()}" has no @${comma}`;
  if (more.length > 0) return 'is no mail address: it has more than one @';
  if (/\s/u.test(name + host)) return 'is no mail address: it has a space in it';
  if (name === '') return 'is no mail address: there is nothing before the @';
  if (/^\[.*\]$/u.test(host)) return undefined; // a number in place of a name
  if (!host.includes('.')) {
    return `is no mail address: "${host}" has no ending such as .com${comma}`;
  }
  return host.split('.').includes('') ? 'is no mail address: a dot after the @ stands alone' : undefined;
}

/** `"ana @ home"@example.com` is an address. */
const withoutQuotes = (address: string): string => address.replace(/^\s*"[^"]*"(?=@)/u, 'name');

/** The probable address: without spaces, with a dot instead of a comma in the host, and with one @. */
const correctedMail = (to: string): string =>
  decoded(to)
    .replace(/\s+/gu, '')
    .replace(/@+/gu, '@')
    .replace(/(@[^@,;]*),(?=[a-z]{2,}$)/iu, '$1.');
