/** Numbers from 0 to 1, the same in each run. Source: Park and Miller's generator. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
