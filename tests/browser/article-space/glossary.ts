import { doc, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { links, sentence, upTo } from './parts.ts';

/** 300 terms: a dozen under each letter. */
const terms: readonly RawEntry[] = upTo(300).map((number) => {
  const letter = String.fromCharCode(65 + Math.floor(((number - 1) * 26) / 300));
  return rawEntry('kbTerm', `term-${number}`, {
    term:
      number === 14
        ? `Bundesverwaltungsgerichtsentscheidungssammlung${'lang'.repeat(8)}`
        : `${letter}-term ${number}`,
    anchor: `term-${number}`,
    definition: doc(p(number % 5 === 0 ? `${sentence} ${sentence}` : sentence)),
  });
});

export const glossary: readonly RawEntry[] = [
  ...terms,
  rawEntry('kbGlossary', 'three-hundred-terms', {
    title: 'Three hundred terms',
    url: 'three-hundred-terms',
    description: doc(p('Words that dispatchers use.')),
    terms: links(terms),
    relatedContent: upTo(6).map((number) => entryLink(`short-${number}`)),
  }),
];
