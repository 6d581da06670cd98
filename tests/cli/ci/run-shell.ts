import { execa } from 'execa';
import { ambient } from '../run-cli.ts';

export interface ShellRun {
  readonly code: number | undefined;
  readonly output: string;
}

interface ShellOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a script as runners of both hosts do: it ends with the first command that fails, in a pipe too. */
export async function runShell(script: string, { cwd, env }: ShellOptions): Promise<ShellRun> {
  const { exitCode, all } = await execa('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    env: { ...ambient, ...env },
    reject: false,
    all: true,
  });
  return { code: exitCode, output: all };
}
