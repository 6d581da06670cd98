import { shortText } from '../pipeline/short-text.ts';
import { SourceError } from './source/source-error.ts';
import { describeSystemFailure } from './system-failure.ts';
import { UsageError } from './usage-error.ts';

/** At most a screen of sentences, because every line of a file can be wrong. */
const maxSentences = 50;

/** The sentences for an error, a line each. `DEBUG=fieldbook` adds the stack. */
export function describeError(error: unknown): string {
  const lines = errorSentences(error).map((sentence) => `error: ${sentence}`);
  const stack = error instanceof Error && process.env['DEBUG'] === 'fieldbook' ? [error.stack ?? ''] : [];
  return [...lines, ...stack].join('\n');
}

/** At most a screen of them. */
export function errorSentences(error: unknown): readonly string[] {
  const sentences = sentencesFor(error).split('\n');
  const shown = sentences.slice(0, maxSentences).map((sentence) => shortText(sentence));
  const more = sentences.length - maxSentences;
  return more > 0 ? [...shown, `and ${more} more`] : shown;
}

/** For a log. The message of an unexpected error can quote what somebody has sent: the log has where it was thrown instead. */
export function describeForLog(error: unknown): string {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const frames = stack.replace(message, '').match(/^ +at .*/gmu) ?? [];
  return expectedSentences(error) ?? `a fault of Fieldbook: ${name}${frames.join('')}`;
}

function sentencesFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return expectedSentences(error) ?? `${message} (a fault of Fieldbook; DEBUG=fieldbook shows where)`;
}

/** Undefined for an unexpected error. */
function expectedSentences(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof SourceError) return error.message;
  // in a thread; Node.js ends the process when this happens
  const isOutOfMemory = (error as Partial<NodeJS.ErrnoException> | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? outOfMemory : describeSystemFailure(error);
}

const outOfMemory =
  'Node.js has run out of memory; raise its limit, for example with NODE_OPTIONS=--max-old-space-size=8192 (in megabytes).';
