import { execa } from 'execa';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseUsage, usageModule } from './usage.ts';

interface Command {
  /** The program and what it is given. */
  readonly command: readonly [program: string, ...values: string[]];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** After which it is stopped, and fails; absent: never. */
  readonly timeoutMs?: number;
}

/** A type, not an interface: figures are records too, of which medians are taken. */
export type Run = Readonly<Record<'tookMs' | 'processorMs' | 'peakBytes', number>>;

/** Runs a program of Node's to its end: how long the whole process took, and what it and those that it started used. */
export async function runTimed({ command, cwd, environment, timeoutMs }: Command): Promise<Run> {
  const [program, ...values] = command;
  const usageFile = join(tmpdir(), `fieldbook-usage-${randomUUID()}`);
  const env = {
    ...environment,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${usageModule}`.trim(),
    FIELDBOOK_USAGE: usageFile,
  };
  const startMs = performance.now();
  await execa(program, values, { cwd, env, stdin: 'ignore', timeout: timeoutMs });
  const tookMs = performance.now() - startMs;
  const usage = parseUsage(await readFile(usageFile, 'utf8'));
  await rm(usageFile);
  return { tookMs, ...usage };
}
