import { readFile } from 'node:fs/promises';

/** A file of the site before it is written. */
export interface SiteFile {
  /** Relative to the site, with `/` between its parts. */
  readonly path: string;
  /** The hash of its content, if it is known already. */
  readonly sha256?: string | undefined;
  /** Its text, its bytes, or the path of the file that it is a copy of. */
  readonly content: () =>
    | Promise<string | Uint8Array<ArrayBuffer>>
    | string
    | Uint8Array<ArrayBuffer>
    | { readonly copyOf: string };
}

export async function bytesOf({ content }: Pick<SiteFile, 'content'>): Promise<Uint8Array<ArrayBuffer>> {
  const source = await content();
  if (typeof source === 'string') return Buffer.from(source);
  return source instanceof Uint8Array ? source : readFile(source.copyOf);
}
