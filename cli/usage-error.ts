/**
 * What the person at the keyboard can put right: a flag, the configuration, a file. It ends the command with its
 * sentence and exit code 2, without a stack.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
