import type { RoutePath } from '../../schemas/base/ids.ts';

/** A file of the bundle before it is written. */
export interface BundleFile {
  /** What one asks for: `contents`, `articles/<id>`; `manifest` for the manifest itself. */
  readonly name: string;
  /** Relative to the bundle's folder; holds the hash of the content. */
  readonly path: string;
  readonly text: string;
  /** The page that an article fills. */
  readonly url?: RoutePath;
}
