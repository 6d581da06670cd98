import type { EntryId } from '../../schemas/base/ids.ts';
import type { Article } from '../../schemas/bundle/index.ts';
import type { Graph } from '../graph.ts';

/** Editors can keep an article out of every search. */
export const isFindable = ({ id }: Pick<Article, 'id'>, { entries }: Graph): boolean =>
  entries.get(id as EntryId)?.fields['noIndex'] !== true;
