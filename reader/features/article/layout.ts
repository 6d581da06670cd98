import type { Article } from '../../../schemas/bundle/index.ts';

/** The columns beside the text on wide screens. Source: docs/requirements.md, LY-2. */
export type ArticleLayout = 'both' | 'only-sidebar' | 'only-toc' | 'no-side';

/** These show their related content as a part of the text, at every width. Source: docs/requirements.md, AR-11, AR-12. */
const typesWithRelatedSection: readonly string[] = ['articleProblemSolution', 'articleRecommendedWorkflow'];

type Surroundings = Pick<Article, 'type' | 'related' | 'contents'>;

export const hasRelatedSection = ({ type, related }: Surroundings): boolean =>
  related.length > 0 && typesWithRelatedSection.includes(type);

export const hasSidebar = ({ type, related }: Surroundings): boolean =>
  related.length > 0 && !typesWithRelatedSection.includes(type);

export function layoutOf(article: Surroundings, hasAside: boolean): ArticleLayout {
  const hasContents = article.contents.length > 0 || hasAside;
  if (hasSidebar(article)) return hasContents ? 'both' : 'only-sidebar';
  return hasContents ? 'only-toc' : 'no-side';
}
