import { describeSystemFailure } from './system-failure.ts';
import { UsageError } from './usage-error.ts';

/** What a person is told of an error, a sentence a line. The stack is for those who ask for it. Source: cli.md, 2. */
export function describeError(error: unknown): string {
  const lines = sentencesFor(error)
    .split('\n')
    .map((sentence) => `error: ${sentence}`);
  const stack = error instanceof Error && process.env['DEBUG'] === 'fieldbook' ? [error.stack ?? ''] : [];
  return [...lines, ...stack].join('\n');
}

function sentencesFor(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const systemFailure = describeSystemFailure(error);
  if (systemFailure !== undefined) return systemFailure;
  const message = error instanceof Error ? error.message : String(error);
  return `${message} (a fault of Fieldbook; DEBUG=fieldbook shows where)`;
}
