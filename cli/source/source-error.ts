/** The source is unreachable or its reply is invalid. The command ends with exit code 3. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** The source cannot be reached now, and may be a moment later, such as one that starts at the same time. */
export class UnreachedError extends SourceError {}
