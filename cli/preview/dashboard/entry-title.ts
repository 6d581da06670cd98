import type { Entry } from '../../../pipeline/entry.ts';

/** What editors call an entry; without a title `Untitled FAQ category`, never its id. */
export const entryTitle = ({ title, typeName }: Pick<Entry, 'title' | 'typeName'>): string =>
  title?.trim() || `Untitled ${typeName || 'entry'}`;
