const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a paragraph. What is cut too early, as after an abbreviation, stands together again in an answer. */
export const sentencesIn = (paragraph: string): string[] =>
  Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()).filter((each) => each !== '');
