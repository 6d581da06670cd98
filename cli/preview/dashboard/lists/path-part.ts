import { shortHash } from '../../../../pipeline/hash.ts';

/**
 * A name as a part of an address that is a file's name too: names of content types and people come from outside. Of what
 * could not be one there stand its plain letters, and what tells it from others.
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
