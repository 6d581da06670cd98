/** The source is unreachable or its reply is invalid. The command ends with exit code 3. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
