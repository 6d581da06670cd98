import { exitCodes } from '../exit-codes.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';

let isBegun = false;
/** The first error of a stream, until it is reported. */
let untold: { readonly sentence: string | undefined } | undefined;

/** Whether a result was written to standard output already. */
export const hasPrinted = (): boolean => isBegun;

/** Writes a result to standard output and waits for it. If it cannot be written, throws a sentence. */
export function print(text: string): Promise<void> {
  isBegun = true;
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (isLoss(error)) reject(new UsageError(sentenceFor(error), { cause: error }));
      else resolve();
    });
  });
}

export const printLine = (line: string): Promise<void> => print(`${line}\n`);

/** Call it at the start. If text that did not go through `print` is lost, such as help or a log, the exit code is 2 too. */
export function guardStreams(): void {
  isBegun = false;
  untold = undefined;
  process.stdout.on('error', (error) => {
    if (isLoss(error) && !isBegun) untold ??= { sentence: sentenceFor(error) };
  });
  process.stderr.on('error', (error) => {
    if (isLoss(error)) untold ??= { sentence: undefined };
  });
  process.on('exit', () => {
    if (untold === undefined) return;
    if (untold.sentence !== undefined) console.error(`error: ${untold.sentence}`);
    process.exitCode = exitCodes.unusable;
  });
}

/** `fieldbook validate | head` ends when head closes the pipe. The findings still decide the exit code. */
const isLoss = (error: NodeJS.ErrnoException | null | undefined): error is NodeJS.ErrnoException =>
  error != null && error.code !== 'EPIPE';

const sentenceFor = (error: NodeJS.ErrnoException): string => {
  const failure = describeSystemFailure(Object.assign(error, { path: 'standard output' }));
  return `the result is not written: ${failure ?? error.message}.`;
};
