import type { Span } from './text-blocks.ts';

/** A whole word, a mark of punctuation or white space of a line. */
export interface Token {
  readonly text: string;
  /** Tokens with the same key are equal: it is the text, or the embed. */
  readonly key: string;
  readonly isWord: boolean;
  /** The marks of its characters, and the target of its link. */
  readonly marks: string;
  readonly link: string;
  readonly embed?: string | undefined;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The word segmenter of a language. */
function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known !== undefined) return known;
  const isKnown = canUse(locale);
  const made = new Intl.Segmenter(isKnown ? locale : 'en', { granularity: 'word' });
  segmenters.set(locale, made);
  return made;
}

/** A locale of a space need not be a language tag. */
function canUse(locale: string): boolean {
  try {
    return Intl.Segmenter.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** The tokens of a line. A word whose letters have different marks has all of them. */
export function tokensOf(spans: readonly Span[], locale: string): Token[] {
  const text = spans.map((span) => span.text).join('');
  const ends = endsOf(spans);
  const tokens: Token[] = [];
  let first = 0;
  for (const { segment, index, isWordLike } of segmenterFor(locale).segment(text)) {
    while ((ends[first] ?? 0) <= index && first < spans.length - 1) first += 1;
    let last = first;
    while ((ends[last] ?? 0) < index + segment.length && last < spans.length - 1) last += 1;
    const within = spans.slice(first, last + 1);
    const embed = within.length === 1 ? within[0]?.embed : undefined;
    const valuesOf = (name: 'marks' | 'link') => [...new Set(within.map((span) => span[name]))].join(' + ');
    tokens.push({
      text: segment,
      key: embed === undefined ? segment : `\0${embed}`,
      isWord: isWordLike === true,
      marks: valuesOf('marks'),
      link: valuesOf('link'),
      ...(embed !== undefined && { embed }),
    });
  }
  return tokens;
}

function endsOf(spans: readonly Span[]): number[] {
  let end = 0;
  return spans.map(({ text }) => (end += text.length));
}
