import { pathToFileURL } from 'node:url';
import { ambient, cliArguments, type Run, type RunOptions } from '../run-cli.ts';
import type { Command } from './command-loop.ts';
import { definedOf, keepProcess, type KeptProcess } from './kept-process.ts';

const main = pathToFileURL(cliArguments.at(-1) ?? '').href;

let warm: KeptProcess | undefined;

type WarmOptions = RunOptions & Pick<Command, 'full'>;

/**
 * Runs `fieldbook` in a process that has run it before: as `runCli`, but in a few milliseconds in place of half a second. Not for
 * what a process alone has: signals, streams that break, servers and the end itself. The process is one for all test files that share
 * their modules, and ends with their thread.
 */
export async function runWarm(
  args: readonly string[],
  { cwd = process.cwd(), input = '', env, full }: WarmOptions = {},
): Promise<Run> {
  const isText = typeof input === 'string';
  warm ??= keepProcess({ ...process.env, ...ambient });
  const { code, stdout, stderr } = await warm.run({
    main,
    args,
    cwd,
    env: definedOf({ ...process.env, ...ambient, ...env }),
    input: isText ? input : Buffer.from(input).toString('base64'),
    isBase64: !isText,
    ...(full !== undefined && { full }),
  });
  return { code, stdout: withoutLastBreak(stdout), stderr: withoutLastBreak(stderr) };
}

const withoutLastBreak = (text: string): string => text.replace(/\r?\n$/u, '');
