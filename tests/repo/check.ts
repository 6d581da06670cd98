import process from 'node:process';
import { execa } from 'execa';
import pLimit from 'p-limit';

/** The scripts `check:…` in `package.json`; those that take longest first. */
const steps = ['lint', 'repo', 'formats', 'unused', 'types'];

/** More would slow one another down. */
const atOnce = pLimit(2);

const isPassed = await Promise.all(steps.map((step) => atOnce(() => passes(step))));
process.exitCode = isPassed.every(Boolean) ? 0 : 1;

/** Whether a step passes; what it prints is shown as a whole. */
async function passes(step: string): Promise<boolean> {
  const startMs = performance.now();
  const { failed, all } = await execa('npm', ['run', '--silent', `check:${step}`], {
    reject: false,
    all: true,
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${failed ? `${all}\nfailed` : 'passed'}: ${step} (${seconds} s)`);
  return !failed;
}
