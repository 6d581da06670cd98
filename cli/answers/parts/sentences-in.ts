const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * The sentences of a paragraph. A wrong cut, as after an abbreviation, does no harm: neighbours are joined again in an
 * answer.
 */
export const sentencesIn = (paragraph: string): string[] =>
  Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()).filter((each) => each !== '');
