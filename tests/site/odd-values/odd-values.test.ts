import { expect, test, vi } from 'vitest';
import { faultsOfSpace } from './faults-of-space.ts';

/** Another one at each run. To repeat a run: `FIELDBOOK_ODD_SEED=<seed> npx vitest run tests/site/odd-values`. */
const seed = process.env['FIELDBOOK_ODD_SEED'] ?? String(Date.now());
const plants = Number(process.env['FIELDBOOK_ODD_PLANTS'] ?? 5000);
const plantsPerSpace = 100;
const spaces = Math.ceil(plants / plantsPerSpace);

/** One space in so many is looked at in the preview too, and as browsers read it. */
const spacesPerThorough = Number(process.env['FIELDBOOK_ODD_THOROUGH'] ?? 10);

/** Spaces in which something has gone wrong once. */
const keptSeeds: readonly string[] = ['kept-6', 'kept-7'];

const faultsIn = async (spaceSeed: string, isThorough: boolean): Promise<string[]> => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(told);
  return faultsOfSpace({ seed: spaceSeed, plants: plantsPerSpace, isThorough, told });
};

test(
  `${plants} odd values in fields of every type break no build, no page and no preview (seed ${seed}) [PL-2]`,
  { timeout: 240_000 + plants * 100 },
  async () => {
    const faults: string[] = [];
    for (let space = 0; space < spaces; space += 1)
      faults.push(...(await faultsIn(`${seed}-${space}`, space % spacesPerThorough === 0)));
    const repeat = `to repeat: FIELDBOOK_ODD_SEED=${seed} FIELDBOOK_ODD_PLANTS=${plants} npx vitest run tests/site/odd-values`;
    expect(faults, repeat).toEqual([]);
  },
);

test.each(keptSeeds)('the space %s, which was at fault once, is not', async (kept) => {
  expect(await faultsIn(kept, true)).toEqual([]);
});
