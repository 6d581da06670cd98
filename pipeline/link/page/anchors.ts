import { slug } from 'github-slugger';

/** Gives each heading of a page a unique id. Anchors that editors chose come before ids made from titles. */
export interface Anchors {
  /** The id for an anchor that an editor chose; `isRepeated` if the page has that id already. */
  named(name: string): { readonly anchor: string; readonly isRepeated: boolean };
  /** An id made from a title. */
  titled(title: string): string;
}

/** `named` are the anchors that editors chose on this page. No title gets one of them as its id. */
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
      // a second use of an anchor gets no anchor that an editor chose further down
      return { anchor: free(name, (id) => used.has(id) || (id !== name && named.has(id))), isRepeated };
    },
    titled: (title) => free(slug(title) || 'section', (id) => used.has(id) || named.has(id)),
  };
}

/** Ids that the reader's own elements have on every page. */
export const reservedIds: readonly string[] = ['root', 'main', 'fieldbook-data'];
