import { pageOf } from './page-of.ts';
import type { Part } from './part.ts';

/** Each page as one part, because one question can be about several of its parts. */
export function wholesOf(parts: readonly Part[]): Part[] {
  const pages = new Map<string, Part[]>();
  for (const part of parts) {
    const own = pages.get(pageOf(part));
    if (own === undefined) pages.set(pageOf(part), [part]);
    else own.push(part);
  }
  return Array.from(pages, ([url, [first, ...others]]) => ({
    document: first?.document ?? '',
    types: first?.types ?? [],
    url,
    title: first?.above[0] ?? first?.title ?? '',
    above: [first, ...others].map((part) => part?.title ?? ''),
    units: [first, ...others].flatMap((part) => part?.units ?? []),
  }));
}
