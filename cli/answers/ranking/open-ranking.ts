import type { Build } from '../../../pipeline/build.ts';
import { currentFormat } from '../../../schemas/bundle/index.ts';
import { type Findings, openFind } from '../../../schemas/search/query/find.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import type { AnswerFilters } from '../answer.ts';
import { askingWords } from '../words/asking-sentence.ts';
import { type Asked, type Coverage, shareOf } from './coverage.ts';
import { otherParts } from '../parts/other-parts.ts';
import { openPartWords } from '../parts/part-words.ts';
import type { Part } from '../parts/part.ts';
import { partsOf } from '../parts/parts-of.ts';
import { languageOf, type Language } from '../words/language.ts';
import { type Candidate, rankClosely, type RankingPart } from './rank-closely.ts';
import { exactSimilarities } from './similarity.ts';
import { openPartRanking } from './rank-parts.ts';
import { asksForUnknownName } from '../words/unknown-names.ts';
import { wholesOf } from '../parts/wholes-of.ts';
import type { SearchDocument, SearchIndex } from '../../../schemas/search/index/search-index.ts';
import { loadStemmer } from '../../../schemas/search/stemmer.ts';
import type { Word } from '../../../schemas/search/index/words.ts';

/** The parts that may answer a question, with the data that scores them. */
export interface Ranking {
  /** The best first. */
  readonly parts: readonly RankingPart[];
  readonly asked: readonly Asked[];
  readonly coverage: Coverage;
  /** How exactly the document of a part has each word of the question. */
  readonly exactOf: (part: Part) => readonly number[];
}

/** Only this many parts with the best scores are ranked closely. */
const maxCandidates = 400;

/** Prepares a build for questions. A question without content words, or with a name that no article has, has no ranking. */
export async function openRanking({
  files,
  searchDocuments,
}: Pick<Build, 'files' | 'searchDocuments'>): Promise<
  (question: string, filters: AnswerFilters) => Ranking | undefined
> {
  const documents = new Map(searchDocuments.map((each) => [each.id, each]));
  const articles = files.flatMap((file) =>
    file.url === undefined ? [] : currentFormat.article.parse(JSON.parse(file.text)),
  );
  const findable = articles.filter(({ id }) => documents.has(id));
  const parts = [...findable.flatMap(partsOf), ...otherParts(searchDocuments)];
  const { index } = readBundleFile(files, 'search');
  const stem = await loadStemmer(index.language);
  const language = languageOf(index.language ?? 'en', stem);
  const rank = openPartRanking(parts, index.synonyms, language);
  const wholes = wholesOf(parts);
  const partWords = openPartWords(language);
  const isWritten = openWrittenWords(parts, language);
  const documentScores = openDocumentScores(index, documents, openFind(index, { stem, everydayWords: [] }));
  const passes = passesIn(documents, readBundleFile(files, 'site').knowledgeBase.searchSource);

  return (question, filters) => {
    const words = language.contentWords(question);
    if (language.subjectWords(question).length === 0) return undefined;
    const { parts: ranked, asked, similarities, ...known } = rank(words, askingWords(question, language));
    if (asksForUnknownName(question, { ...known, isWritten, language })) return undefined;
    const found = documentScores(words);
    const isTaken = passes(filters);
    const candidates: Candidate[] = [];
    for (const each of ranked.toSorted((a, b) => b.score - a.score || a.place - b.place)) {
      const part = parts[each.place];
      if (part === undefined || !isTaken(part)) continue;
      candidates.push({ ...each, part, found: found(part.document) });
      if (candidates.length === maxCandidates) break;
    }
    const weights = asked.map(({ weight }) => weight);
    const about = { question, asked, similarities, language, partWords, rarityOf: known.rarityOf };
    return {
      parts: rankClosely(candidates, about),
      asked,
      coverage: (text) => shareOf(similarities(language.wordsIn(text).map(({ word }) => word)), weights),
      exactOf: ({ document }) => {
        const whole = wholes.get(document);
        return whole === undefined ? [] : exactSimilarities(whole, similarities, partWords);
      },
    };
  };
}

/** The score that the search gives each document by id, from 0 to 1. The pages of tags have no words of their own. */
function openDocumentScores(
  { ids }: Pick<SearchIndex, 'ids'>,
  documents: ReadonlyMap<string, SearchDocument>,
  find: (query: string) => Findings,
): (words: readonly Word[]) => (id: string) => number {
  return (words) => {
    const all = find(words.map(({ word }) => word).join(' ')).found;
    const found = all.filter(({ document }) => documents.has(ids[document] ?? ''));
    const most = found.reduce((score, each) => Math.max(score, each.score), 0);
    const scores = new Map(found.map(({ document, score }) => [ids[document], score / most]));
    return (id) => scores.get(id) ?? 0;
  };
}

/**
 * Whether a part passes the filters. Documents of other systems pass only if a reader chooses them: they are about courses,
 * not about the product.
 */
function passesIn(
  documents: ReadonlyMap<string, SearchDocument>,
  ownSource: string,
): (filters: AnswerFilters) => (part: Part) => boolean {
  return ({ contentTypes, productAreas, sources }) => {
    const wanted = sources.length === 0 ? [ownSource] : sources;
    return ({ document, types }) => {
      const { source = '', productArea = '' } = documents.get(document) ?? {};
      return (
        wanted.includes(source) &&
        (contentTypes.length === 0 || types.some((type) => contentTypes.includes(type))) &&
        (productAreas.length === 0 || productAreas.includes(productArea))
      );
    };
  };
}

/** Whether some part has the words next to each other. The texts are joined at the first call. */
function openWrittenWords(parts: readonly Part[], language: Language): (words: string) => boolean {
  let texts: readonly string[] | undefined;
  return (words) => {
    texts ??= parts.map((part) => textOf(part, language));
    return texts.some((text) => text.includes(` ${words} `));
  };
}

const textOf = ({ title, above, units }: Part, { wordsIn }: Language): string =>
  [title, ...above, ...units.map(({ words }) => words)]
    .map(
      (text) =>
        ` ${wordsIn(text)
          .map(({ word }) => word)
          .join(' ')} `,
    )
    .join('\n');
