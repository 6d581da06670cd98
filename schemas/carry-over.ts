/** What a reader's address says besides its path; each with its mark, or empty. */
export interface AddressRest {
  readonly query: string;
  readonly hash: string;
}

/**
 * The target of a redirect with what the old address said besides its path: what the target says itself stands, a
 * parameter that it does not name goes along, and so does the hash where it names no place. Other sites get nothing.
 */
export function carryOver(target: string, { query, hash }: AddressRest): string {
  if (!target.startsWith('/')) return target;
  const [, path = '', ownQuery = '', ownHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(target) ?? [];
  return path + (ownQuery === '' ? query : merged(ownQuery, query)) + (ownHash === '' ? hash : ownHash);
}

function merged(own: string, given: string): string {
  const named = new Set(pairsOf(own).map(nameOf));
  const others = pairsOf(given).filter((pair) => !named.has(nameOf(pair)));
  return [own, ...others].join('&');
}

const pairsOf = (query: string): string[] =>
  query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');

const nameOf = (pair: string): string => pair.replace(/=.*/su, '');
