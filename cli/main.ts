#!/usr/bin/env node
import { CommanderError } from 'commander';
import { describeError } from './describe-error.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createProgram } from './program.ts';
import { SourceError } from './source/source-error.ts';

process.once('SIGINT', () => process.exit(exitCodes.interrupted));
for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);

try {
  await (await createProgram(process.argv.slice(2))).parseAsync();
} catch (error) {
  process.exitCode = codeFor(error);
  if (!(error instanceof CommanderError)) console.error(describeError(error));
}

/** Commander throws for help too, and has told of its own errors. */
function codeFor(error: unknown): ExitCode {
  if (error instanceof SourceError) return exitCodes.sourceFailed;
  return error instanceof CommanderError && error.exitCode === 0 ? exitCodes.clean : exitCodes.unusable;
}

/** `fieldbook validate | head` ends when head has enough; the findings still decide the exit code. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
