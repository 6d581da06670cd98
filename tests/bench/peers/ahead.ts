interface Compared {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Where another one is ahead of ours, a sentence each: `Starlight is ahead in peak memory (0.82 x)`. Less is better. */
export function ahead(
  ours: Compared['figures'],
  others: readonly Compared[],
  names: Readonly<Record<string, string>>,
): readonly string[] {
  return others.flatMap(({ name, figures }) => {
    const better = Object.entries(names).flatMap(([figure, words]) => {
      const [own = 0, other = 0] = [ours[figure], figures[figure]];
      return other < own ? [`${words} (${(other / own).toFixed(2)} x)`] : [];
    });
    return better.length === 0 ? [] : [`${name} is ahead in ${better.join(', ')}.`];
  });
}
