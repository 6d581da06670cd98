import type { Article } from '../../schemas/bundle/index.ts';

/** Editors can keep an article out of every search. */
export const isFindable = ({ head }: Pick<Article, 'head'>): boolean => head.robots === 'index,follow';
