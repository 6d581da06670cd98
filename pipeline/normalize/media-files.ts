/** The space's files that lie beside an export, as contentful-export downloads them: `<host>/<path of the address>`. */
export interface MediaFiles {
  /** The content hash of a file by its path relative to the export, undefined where it is not there. */
  get(path: string): string | undefined;
}
