import type { RoutePath } from '../../schemas/base/ids.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { Form } from '../queries/store.ts';

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

/** A file's bytes are many, so they are no part of its data. */
export const asFile: Form<BundleFile> = {
  toData: ({ bytes, ...plain }) => ({ plain, bytes }),
  fromData({ plain, bytes }) {
    invariant(bytes !== undefined, 'a file has its bytes');
    return new BundleFile({ ...(plain as Omit<BundleFile, 'bytes'>), bytes }); // of this form
  },
};

/** An article's file that is made when something else than its name or its page is asked for. */
export class LateFile implements BundleFile {
  readonly name: string;
  readonly url: RoutePath;
  readonly #make: () => BundleFile;

  constructor(name: string, url: RoutePath, make: () => BundleFile) {
    this.name = name;
    this.url = url;
    this.#make = make;
  }

  get path(): string {
    return this.#make().path;
  }

  get bytes(): BundleFile['bytes'] {
    return this.#make().bytes;
  }

  get sha256(): string {
    return this.#make().sha256;
  }

  get text(): string {
    return this.#make().text;
  }
}

const utf8 = new TextDecoder();
