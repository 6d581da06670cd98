/** Numbers that look random and are the same at every run with a seed. Source: Park and Miller's generator. */
export interface Random {
  /** A whole number from 0 on, below a bound. */
  below(bound: number): number;
  /** An item of a list; undefined of an empty one. */
  pick<Item>(items: readonly Item[]): Item | undefined;
}

export function randomFrom(seed: string): Random {
  let state = 1;
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_646;
  state += 1;
  const below = (bound: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) below(1); // seeds that are close give other numbers
  return { below, pick: (items) => items[below(Math.max(items.length, 1))] };
}
