import type { Pattern } from '../../schemas/fields/limits.ts';
import { patterns } from '../../schemas/fields/patterns.ts';

/** Texts that a pattern should refuse. They are short, so that a slow pattern of a space takes little time. */
const refused: Readonly<Record<string, readonly string[]>> = {
  [patterns.anchor.source]: ['a b', 'a#b', 'a%b'],
  [patterns.slug.source]: ['a/b', 'a?b', 'a#b', 'a%b'],
  [patterns.colour.source]: ['#0b', '0;x:y', 'a b'],
  [patterns.media.source]: ['http://a.b', 'a', 'data:,a'],
};

/** Longer ones are none that anybody wrote by hand. */
const maxPatternLength = 1000;

/** An example that `wanted` refuses and `pattern` accepts; undefined if no example does. */
export function slipsThrough(pattern: Pattern, wanted: Pattern): string | undefined {
  if (pattern.source.length > maxPatternLength) return undefined;
  try {
    const expression = new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ''));
    return refused[wanted.source]?.find((text) => expression.test(text));
  } catch {
    return undefined; // Contentful says what is wrong with it, when an editor saves an entry
  }
}
