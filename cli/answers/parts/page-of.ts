import type { Part } from './part.ts';

/** The address of a part's page. */
export const pageOf = ({ url }: Pick<Part, 'url'>): string => url.replace(/#.*$/u, '');
