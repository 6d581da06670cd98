/** At most so many items, from all parts of a list. */
export const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).filter(
        (each) => each !== undefined,
      );
