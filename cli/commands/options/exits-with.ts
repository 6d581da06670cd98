import type { ExitCode } from '../../exit-codes.ts';

/** Makes the code that a command gives the exit code of the process. */
export const exitsWith =
  <Args extends readonly unknown[]>(run: (...args: Args) => Promise<ExitCode>) =>
  async (...args: Args): Promise<void> => {
    process.exitCode = await run(...args);
  };
