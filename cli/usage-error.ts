/** An error that the user can fix: a flag, the configuration, a file. It is printed without a stack, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
