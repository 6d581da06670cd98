import type { RoutePath } from '../../schemas/base/ids.ts';
import { sha256 } from '../hash.ts';
import { BundleFile } from './bundle-file.ts';

/** How much of a file's hash its name holds, in hexadecimal digits. */
const hashInName = 16;

/** A file of the bundle whose path holds the hash of its content. */
export function hashedFile(name: string, content: unknown, url?: RoutePath): BundleFile {
  const bytes = utf8.encode(JSON.stringify(content));
  const hash = sha256(bytes);
  const path = `${name}.${hash.slice(0, hashInName)}.json`;
  return new BundleFile({ name, path, bytes, sha256: hash, ...(url !== undefined && { url }) });
}

const utf8 = new TextEncoder();
