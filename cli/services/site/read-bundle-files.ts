import pLimit from 'p-limit';
import { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { sha256 } from '../../../pipeline/hash.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { currentFormat, type Manifest } from '../../../schemas/bundle/index.ts';
import { SourceError } from '../../source/source-error.ts';

/** Gives the bytes of a file of a bundle. The path is relative to the manifest. */
export type ReadBytes = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

export interface ReadBundle {
  readonly manifest: Manifest;
  readonly files: readonly BundleFile[];
}

/** A file is small, and a host answers many requests at once. */
const atOnce = 16;

/** Reads all files of a bundle. A file that is missing or has other bytes than the manifest says is an error in a sentence. */
export async function readBundleFiles(read: ReadBytes, where: string): Promise<ReadBundle> {
  const bytes = await read('manifest.json');
  const parsed = currentFormat.manifest.safeParse(jsonOf(bytes));
  if (!parsed.success)
    throw new SourceError(`${where} has no manifest of this version of Fieldbook; build the site again.`);
  const limit = pLimit(atOnce);
  const files = parsed.data.files.map(({ name, path, sha256: expected, url }) =>
    limit(async () => {
      const content = await read(path);
      if (sha256(content) !== expected)
        throw new SourceError(
          `${where}: ${path} is not the file that the manifest names; build the site again.`,
        );
      return new BundleFile({
        name,
        path,
        bytes: content,
        sha256: expected,
        ...(url !== undefined && { url: toRoutePath(url) }),
      });
    }),
  );
  return { manifest: parsed.data, files: await Promise.all(files) };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
