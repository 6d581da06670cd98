import { expect, test, vi } from 'vitest';
import { seed } from '../../seed.ts';
import { faultsOfSpace } from './faults-of-space.ts';

const plants = Number(process.env['FIELDBOOK_ODD_PLANTS'] ?? 200);
/** Every space has some eighty pages, whatever is planted in it. */
const plantsPerSpace = 200;
const spaces = Math.ceil(plants / plantsPerSpace);

/** One space in so many is looked at in the preview too, and as browsers read it. */
const spacesPerThorough = Number(process.env['FIELDBOOK_ODD_THOROUGH'] ?? 10);

/** Spaces in which something has gone wrong once. */
const keptSeeds: readonly string[] = ['kept-6', 'kept-7'];
const plantsOfKept = 100;

const faultsIn = async (
  spaceSeed: string,
  { isThorough, count }: { readonly isThorough: boolean; readonly count: number },
): Promise<string[]> => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(told);
  return faultsOfSpace({ seed: spaceSeed, plants: count, isThorough, told });
};

test(
  `${plants} odd values in fields of every type break no build, no page and no preview [PL-2]`,
  { timeout: 240_000 + plants * 100 },
  async () => {
    const faults: string[] = [];
    for (let space = 0; space < spaces; space += 1) {
      const isThorough = space % spacesPerThorough === 0;
      faults.push(...(await faultsIn(`${seed}-${space}`, { isThorough, count: plantsPerSpace })));
    }
    expect(faults).toEqual([]);
  },
);

test.each(keptSeeds)('the space %s, which was at fault once, is not', async (kept) => {
  expect(await faultsIn(kept, { isThorough: true, count: plantsOfKept })).toEqual([]);
});
