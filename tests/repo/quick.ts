import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { execa } from 'execa';
import { nearTests } from './near-tests.ts';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '-z', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
const near = nearTests(changed);
console.log(`changed files: ${changed.length}; files of tests near them: ${near.length}`);
const inBrowsers = near.filter((path) => path.endsWith('.spec.ts'));
const others = near.filter((path) => !inBrowsers.includes(path));
for (const args of [
  ['vitest', 'run', ...others],
  ['playwright', 'test', ...inBrowsers],
]) {
  if (args.length === 2) continue; // no file: all of them
  const { failed } = await execa('npx', args, { stdio: 'inherit', reject: false });
  if (failed) process.exitCode = 1;
}
