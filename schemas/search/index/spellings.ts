/** How a language may spell a folded word in another way. */
interface Spelling {
  /** What to leave out of a folded word, so that its spellings are one. */
  readonly repeated?: RegExp;
  /** A short word before an apostrophe: `l'` of `l'article`. */
  readonly elided?: RegExp;
}

/** `aa` and `ae` are typed for å and æ, `oe` for ø. Source: Lucene, ScandinavianFoldingFilter, without `ao` and `oo`. */
const scandinavian: Spelling = { repeated: /(?<=a)[ae]|(?<=o)e/gu };

/** By the code of a language. Source: Lucene, GermanNormalizationFilter and ElisionFilter. */
const spellings: Readonly<Record<string, Spelling>> = {
  de: { repeated: /(?<=[ao]|(?<![aeiouyq])u)e/gu },
  da: scandinavian,
  nb: scandinavian,
  nn: scandinavian,
  no: scandinavian,
  sv: scandinavian,
  fr: { elided: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=.)/iu },
  it: { elided: /^(?:[cdlmnstv]|un|(?:a|co|da|de|ne|su)ll|(?:a|da|de|ne|su)?gl|quest|quell)['’](?=.)/iu },
  ca: { elided: /^[dlmnst]['’](?=.)/iu },
};

/** A folded word in the one spelling that the index has: `fuer` and `für` are one word in German. */
export function inOneSpelling(word: string, language: string): string {
  const repeated = spellings[language]?.repeated;
  return repeated === undefined ? word : word.replaceAll(repeated, '');
}

/** How many characters of a word are a word of their own that the apostrophe has shortened. */
export const elidedLength = (word: string, language: string): number =>
  spellings[language]?.elided?.exec(word)?.[0].length ?? 0;
