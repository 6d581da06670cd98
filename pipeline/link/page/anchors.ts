import { slug } from 'github-slugger';

/** Gives the ids of a page: each once, with what editors chose before what titles make. */
export interface Anchors {
  /** An id for a place that an editor named; `isRepeated` where the page has that name already. */
  named(name: string): { readonly anchor: string; readonly isRepeated: boolean };
  /** An id made from a title. */
  titled(title: string): string;
}

/** `named` are the names that editors gave to places of this page: titles keep clear of them. */
export function pageAnchors(named: ReadonlySet<string>): Anchors {
  const used = new Set<string>(reservedIds);
  const tried = new Map<string, number>(); // a thousand questions of one title do not each begin at -1
  const free = (wanted: string, isTaken: (id: string) => boolean): string => {
    let anchor = wanted;
    let count = tried.get(wanted) ?? 0;
    for (; isTaken(anchor); anchor = `${wanted}-${count}`) count += 1;
    tried.set(wanted, count);
    used.add(anchor);
    return anchor;
  };
  return {
    named: (name) => {
      const isRepeated = used.has(name);
      // a second place with the name keeps clear of names that come later, too
      return { anchor: free(name, (id) => used.has(id) || (id !== name && named.has(id))), isRepeated };
    },
    titled: (title) => free(slug(title) || 'section', (id) => used.has(id) || named.has(id)),
  };
}

/** Ids that the reader's own elements have on every page. */
export const reservedIds: readonly string[] = ['root', 'main', 'fieldbook-data'];
