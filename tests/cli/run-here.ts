import { format } from 'node:util';
import { vi } from 'vitest';
import { describeError } from '../../cli/describe-error.ts';
import { exitCodes } from '../../cli/exit-codes.ts';
import { createProgram } from '../../cli/program.ts';
import type { Run } from './run-cli.ts';

/**
 * Runs a command as `runCli` does, in this process: the start of another takes longer than most of what is tested. Arguments name
 * files by their whole paths, since a thread cannot change the folder of its process; `cwd` is the folder that sentences start from.
 * Only one command runs at a time.
 */
export async function runHere(args: readonly string[], { cwd }: { readonly cwd: string }): Promise<Run> {
  let stdout = '';
  let stderr = '';
  const spies = [
    vi.spyOn(process, 'cwd').mockReturnValue(cwd),
    vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest: readonly unknown[]) => {
      stdout += String(text);
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    }),
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      stderr += `${format(...words)}\n`;
    }),
  ];
  const codeBefore = process.exitCode;
  let code: number | undefined;
  try {
    await (await createProgram(args)).parseAsync(args, { from: 'user' });
    code = Number(process.exitCode);
  } catch (error) {
    console.error(describeError(error));
    code = exitCodes.unusable;
  } finally {
    process.exitCode = codeBefore;
    for (const spy of spies) spy.mockRestore();
  }
  return { code, stdout: withoutLastBreak(stdout), stderr: withoutLastBreak(stderr) };
}

/** As execa gives it. */
const withoutLastBreak = (text: string): string => text.replace(/\n$/u, '');
