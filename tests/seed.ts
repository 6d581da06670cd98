import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** The same for the same sources, so that a run can be repeated; others with each commit. */
function seedOfSources(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  return 1 + ((Number.parseInt(stdout?.slice(0, 8) ?? '', 16) || 0) % 2_000_000_000);
}

/** What all random values of a run follow from: a number for each commit, or the one in `FIELDBOOK_SEED`. */
export const seed = Number(process.env['FIELDBOOK_SEED'] ?? seedOfSources());

/** Whether this run takes the item with this index: one in so many, others with each commit. */
export const isDrawn = (index: number, oneIn: number): boolean => index % oneIn === seed % oneIn;
