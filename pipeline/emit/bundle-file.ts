import type { RoutePath } from '../../schemas/base/ids.ts';

/** A file of the bundle before it is written. */
export class BundleFile {
  /** The name for lookups: `contents`, `articles/<id>`; `manifest` for the manifest itself. */
  readonly name: string;
  /** Relative to the bundle's folder; holds the hash of the content. */
  readonly path: string;
  /** JSON in UTF-8. Strings would take two bytes a character in most files, and a large bundle would fill the memory. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of the bytes. */
  readonly sha256: string;
  /** The page that an article fills. */
  readonly url?: RoutePath;

  constructor({ name, path, bytes, sha256, url }: Omit<BundleFile, 'text'>) {
    this.name = name;
    this.path = path;
    this.bytes = bytes;
    this.sha256 = sha256;
    if (url !== undefined) this.url = url;
  }

  /** Decoded at each call. */
  get text(): string {
    return utf8.decode(this.bytes);
  }
}

const utf8 = new TextDecoder();
