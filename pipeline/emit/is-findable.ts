import type { Article } from '../../schemas/bundle/index.ts';

/** Editors can keep an article out of every search. */
export const isFindable = ({ head }: Article): boolean => head.robots === 'index,follow';
