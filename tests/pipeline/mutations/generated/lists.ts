import { doc, entryLink, p, type RawEntry, rawEntry } from '../../documents.ts';

/** As many items as are asked for, each made from its number. */
export const times = <Item>(count: number, make: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => make(n));

export const linksTo = (items: readonly RawEntry[]) => items.map(({ sys }) => entryLink(sys.id));

/** A box of one of the four kinds, with words of its own. */
export const box = (id: string, n: number): RawEntry =>
  rawEntry('spotlightBox', id, {
    name: `Box ${id}`,
    description: doc(p(`Mind what box ${id} says.`)),
    spotlightBoxType: entryLink(`template${n % 4}`),
  });
