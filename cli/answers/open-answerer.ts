import type { Build } from '../../pipeline/build.ts';
import { currentFormat } from '../../schemas/bundle/index.ts';
import { openFind } from '../../schemas/search/find.ts';
import { readBundleFile } from '../site/routes.ts';
import type { Answerer } from './answerer.ts';
import { bestParts } from './best-parts.ts';
import { askingWords } from './asking-sentence.ts';
import { composed } from './composed.ts';
import { openDocumentScores } from './document-scores.ts';
import { evidenceOf, noEvidence } from './evidence.ts';
import { passesIn } from './filters.ts';
import { otherParts } from './other-parts.ts';
import { wordsOfPart } from './closeness.ts';
import type { Part } from './part.ts';
import { pageOf } from './page-of.ts';
import { partsOf } from './parts-of.ts';
import { contentWords } from './question.ts';
import { openPartRanking } from './rank-parts.ts';
import { asksForUnknownName } from './unknown-names.ts';
import { wholesOf } from './wholes-of.ts';
import { openWrittenWords } from './written-words.ts';

/** Of the sentence that asks, so much stands on the page of an answer. */
const leastAsked = 0.4;

/** Opens a build once, to be asked often: its articles by their parts, beside the index of its search. */
export function openAnswerer({ files, searchDocuments }: Pick<Build, 'files' | 'searchDocuments'>): Answerer {
  const documents = new Map(searchDocuments.map((each) => [each.id, each]));
  const articles = files.flatMap(({ url, text }) =>
    url === undefined ? [] : currentFormat.article.parse(JSON.parse(text)),
  );
  const findable = articles.filter(({ id }) => documents.has(id));
  const parts = [...findable.flatMap(partsOf), ...otherParts(searchDocuments)];
  const { index } = readBundleFile(files, 'search');
  const rank = openPartRanking(parts, index.synonyms);
  const wholes = wholesOf(parts);
  const places = new Map(wholes.map(({ url }, place) => [url, place]));
  const isWritten = openWrittenWords(parts);
  const rankWholes = openPartRanking(wholes, index.synonyms);
  const documentScores = openDocumentScores(index, openFind(index));
  const passes = passesIn(documents, readBundleFile(files, 'site').knowledgeBase.searchSource);

  return (question, filters) => {
    const words = contentWords(question);
    if (words.length === 0) return undefined;
    const { parts: ranked, coverage, unknown } = rank(words);
    if (asksForUnknownName(question, { unknown, isWritten })) return undefined;
    const isTaken = passes(filters);
    const pages = evidenceOf(rankWholes(words).parts);
    const found = documentScores(words);
    const candidates = ranked.flatMap((each) => {
      const part = parts[each.place];
      if (part === undefined || !isTaken(part)) return [];
      const page = pages.get(places.get(pageOf(part)) ?? -1) ?? noEvidence;
      return [{ ...each, part, page, found: found(part.document) }];
    });
    const best = bestParts(candidates, { question, words: words.length, coverage });
    const [first] = best;
    return first === undefined || !coversAsked(first.part) ? undefined : composed(best, coverage);

    /** Of a story and a question the page has something of the question itself. */
    function coversAsked(part: Part): boolean {
      const asking = new Set(askingWords(question));
      if (asking.size === 0) return true;
      const asked = rank(words.filter(({ word }) => asking.has(word))).coverage;
      const whole = wholes[places.get(pageOf(part)) ?? -1] ?? part;
      return asked([whole, part].flatMap(wordsOfPart)) >= leastAsked;
    }
  };
}
