#!/usr/bin/env node
import { CommanderError } from 'commander';
import { describeError, errorSentences } from './describe-error.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { guardStreams, hasPrinted, print } from './terminal/print.ts';
import { createProgram } from './program.ts';
import { failureText } from './reporters/failure.ts';
import { SourceError } from './source/source-error.ts';

const args = process.argv.slice(2);

guardStreams();
process.once('SIGINT', () => void endWith(exitCodes.interrupted, 'interrupted'));
process.once('uncaughtException', (error) => void endWithError(error));
await createProgram(args)
  .then((program) => program.parseAsync())
  .catch(endWithError);

async function endWithError(error: unknown): Promise<void> {
  const code = codeFor(error);
  if (!(error instanceof CommanderError)) console.error(describeError(error));
  if (code !== exitCodes.clean) await endWith(code, sentencesOf(error));
}

/** Ends the process at once, because an open server would keep it alive. */
async function endWith(code: ExitCode, message: string): Promise<never> {
  await printFailure(code, message);
  await new Promise((resolve) => process.stderr.write('', resolve)); // waits until a pipe on Windows is written
  return process.exit(code);
}

/** Errors of standard output are ignored: they were reported already, or nobody reads it. */
async function printFailure(code: ExitCode, message: string): Promise<void> {
  const text = hasPrinted() ? undefined : failureText(args, { code, message });
  if (text !== undefined) await print(text).catch(() => undefined);
}

/** Commander throws for help too, and has printed its own errors. */
function codeFor(error: unknown): ExitCode {
  if (error instanceof SourceError) return exitCodes.sourceFailed;
  return error instanceof CommanderError && error.exitCode === 0 ? exitCodes.clean : exitCodes.unusable;
}

function sentencesOf(error: unknown): string {
  if (error instanceof CommanderError) return error.message.replace(/^error: /u, '');
  return errorSentences(error).join('\n');
}
