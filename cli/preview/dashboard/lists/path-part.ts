import { shortHash } from '../../../../pipeline/hash.ts';

/**
 * Encodes a name as a part of a path that is a file name too. Content types and people can have any name: of an unsafe one
 * the plain letters and a hash are kept.
 */
export const pathPart = (name: string): string =>
  /^[\w-][\w.-]{0,63}$/u.test(name)
    ? name
    : [
        ...name
          .replace(/[^a-z0-9]+/giu, ' ')
          .trim()
          .toLowerCase()
          .split(' ')
          .slice(0, 6),
        shortHash(name),
      ]
        .filter(Boolean)
        .join('-')
        .slice(-64);
