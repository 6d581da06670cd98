import process from 'node:process';
import { execa } from 'execa';
import pLimit from 'p-limit';
import packageJson from '../../package.json' with { type: 'json' };

/** The scripts `check:…` in `package.json`; those that take longest first. */
const steps = ['lint', 'types', 'unused', 'repo', 'formats'] as const;

/** More would slow one another down. */
const atOnce = pLimit(2);

const isPassed = await Promise.all(steps.map((step) => atOnce(() => passes(step))));
process.exitCode = isPassed.every(Boolean) ? 0 : 1;

/** Whether a step passes; what it prints is shown as a whole. */
async function passes(step: (typeof steps)[number]): Promise<boolean> {
  const startMs = performance.now();
  const { failed, all } = await execa(packageJson.scripts[`check:${step}`], {
    shell: true,
    preferLocal: true,
    reject: false,
    all: true,
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${failed ? `${all}\nfailed` : 'passed'}: ${step} (${seconds} s)`);
  return !failed;
}
