/** The source could not be reached, or did not answer sense: it ends the command with its sentence and exit code 3. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
