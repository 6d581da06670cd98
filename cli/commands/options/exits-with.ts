import type { ExitCode } from '../../exit-codes.ts';

/** Sets the process's exit code to the code that a command gives. */
export const exitsWith =
  <Args extends readonly unknown[]>(run: (...args: Args) => Promise<ExitCode>) =>
  async (...args: Args): Promise<void> => {
    process.exitCode = await run(...args);
  };
