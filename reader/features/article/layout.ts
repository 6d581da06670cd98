import type { Article } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';

/** These show their related content as a part of the text where there is no room beside it. Source: docs/requirements.md, AR-11, AR-12. */
const typesWithRelatedSection: readonly string[] = ['articleProblemSolution', 'articleRecommendedWorkflow'];

type Relations = Pick<Article, 'type' | 'related'>;

export const hasRelatedSection = ({ type, related }: Relations): boolean =>
  related.length > 0 && typesWithRelatedSection.includes(type);

export const hasRelatedCard = ({ type, related }: Relations): boolean =>
  related.length > 0 && !typesWithRelatedSection.includes(type);

/** The title of the related articles beside the text. */
export const relatedTitle = (article: Relations): string =>
  message(hasRelatedSection(article) ? 'article.relatedContent' : 'article.related');
