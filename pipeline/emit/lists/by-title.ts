import { ascending } from '../../../schemas/base/compare.ts';

export const byTitle = (a: { readonly title: string }, b: { readonly title: string }): number =>
  ascending(a.title, b.title);
