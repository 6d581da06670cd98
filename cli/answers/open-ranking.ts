import type { Build } from '../../pipeline/build.ts';
import { currentFormat } from '../../schemas/bundle/index.ts';
import { openFind } from '../../schemas/search/find.ts';
import { readBundleFile } from '../site/routes.ts';
import type { AnswerFilters } from './answer.ts';
import { askingWords } from './asking-sentence.ts';
import { type Asked, type Coverage, type Similarities, shareOf } from './coverage.ts';
import { openDocumentScores } from './document-scores.ts';
import { passesIn } from './filters.ts';
import { otherParts } from './other-parts.ts';
import { pageOf } from './page-of.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts-of.ts';
import { contentWords } from './question.ts';
import { type Candidate, rankClosely, type RankingPart } from './rank-closely.ts';
import { openPartRanking } from './rank-parts.ts';
import { asksForUnknownName } from './unknown-names.ts';
import { wholesOf } from './wholes-of.ts';
import { openWrittenWords } from './written-words.ts';

/** What of the articles may answer a question. */
export interface Ranking {
  /** The best first. */
  readonly parts: readonly RankingPart[];
  readonly asked: readonly Asked[];
  /** The weight of a word that no article has. */
  readonly rarest: number;
  readonly similarities: Similarities;
  readonly coverage: Coverage;
  /** All that the page of a part says. */
  readonly wholeOf: (part: Part) => Part;
}

/** What has less of what is asked than so many others is not looked at. */
const maxCandidates = 400;

/** Opens a build once, to be asked often. A question that is about nothing, or a name that no article has, has no ranking. */
export function openRanking({
  files,
  searchDocuments,
}: Pick<Build, 'files' | 'searchDocuments'>): (
  question: string,
  filters: AnswerFilters,
) => Ranking | undefined {
  const documents = new Map(searchDocuments.map((each) => [each.id, each]));
  const articles = files.flatMap((file) =>
    file.url === undefined ? [] : currentFormat.article.parse(JSON.parse(file.text)),
  );
  const findable = articles.filter(({ id }) => documents.has(id));
  const parts = [...findable.flatMap(partsOf), ...otherParts(searchDocuments)];
  const { index } = readBundleFile(files, 'search');
  const rank = openPartRanking(parts, index.synonyms);
  const wholes = new Map(wholesOf(parts).map((whole) => [whole.url, whole]));
  const isWritten = openWrittenWords(parts);
  const documentScores = openDocumentScores(index, openFind(index));
  const passes = passesIn(documents, readBundleFile(files, 'site').knowledgeBase.searchSource);

  return (question, filters) => {
    const words = contentWords(question);
    if (words.length === 0) return undefined;
    const { parts: ranked, asked, similarities, ...known } = rank(words, askingWords(question));
    if (asksForUnknownName(question, { ...known, isWritten })) return undefined;
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
    const coverage: Coverage = (each) => shareOf(similarities(each), weights);
    return {
      parts: rankClosely(candidates, { question, asked, similarities, coverage }),
      asked,
      rarest: known.rarest,
      similarities,
      coverage,
      wholeOf: (part) => wholes.get(pageOf(part)) ?? part,
    };
  };
}
