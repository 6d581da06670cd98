import type { Build } from '../../pipeline/build.ts';
import { currentFormat } from '../../schemas/bundle/index.ts';
import { openFind } from '../../schemas/search/find.ts';
import { readBundleFile } from '../site/routes.ts';
import type { Answerer } from './answerer.ts';
import { bestParts } from './best-parts.ts';
import { composed } from './composed.ts';
import { openDocumentScores } from './document-scores.ts';
import { passesIn } from './filters.ts';
import { otherParts } from './other-parts.ts';
import { partsOf } from './parts-of.ts';
import { contentWords } from './question.ts';
import { openPartRanking } from './rank-parts.ts';
import { asksForUnknownName } from './unknown-names.ts';

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
  const documentScores = openDocumentScores(index, openFind(index));
  const passes = passesIn(documents, readBundleFile(files, 'site').knowledgeBase.searchSource);

  return (question, filters) => {
    const words = contentWords(question);
    if (words.length === 0) return undefined;
    const { parts: ranked, coverage, unknown } = rank(words);
    if (asksForUnknownName(question, unknown)) return undefined;
    const isTaken = passes(filters);
    const candidates = ranked.flatMap((each) => {
      const part = parts[each.place];
      return part !== undefined && isTaken(part) ? [{ ...each, part }] : [];
    });
    const best = bestParts(candidates, { question, coverage, documentScore: documentScores(words) });
    return composed(best, coverage);
  };
}
