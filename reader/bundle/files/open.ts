import * as z from 'zod/mini';
import {
  type Article,
  type BundleFiles,
  currentFormat,
  type Manifest,
  type ManifestFile,
} from '../../../schemas/bundle/index.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { once } from '../../browser/once.ts';
import { type Bundle, filesByName } from './bundle.ts';
import { BundleError } from './failure.ts';

/** The size and the hash of a file in the manifest. */
export type KnownBytes = Pick<ManifestFile, 'sha256' | 'bytes'>;

/** Gives the parsed JSON of a file, not yet validated. The path is relative to the manifest. */
export type ReadFile = (path: string, known?: KnownBytes) => Promise<unknown>;

/** Rejects a bundle for which `ours` is false. */
export function openBundle(read: ReadFile, ours: (manifest: Manifest) => boolean = () => true): Bundle {
  const manifest = once(async () => {
    const json = await readFile(read, { name: 'manifest', path: 'manifest.json' });
    // another format can have another manifest
    const { format } = parse(anyFormat, 'manifest', json);
    if (format !== currentFormat.format) throw new BundleError({ kind: 'otherVersion', format });
    const opened = parse(currentFormat.manifest, 'manifest', json);
    if (!ours(opened)) throw new BundleError({ kind: 'otherVersion', format });
    return opened;
  });
  const index = once(async () => indexOf(await manifest()));
  const file = <Name extends keyof BundleFiles>(name: Name) =>
    once(async () => {
      const entry = (await index()).byName.get(name);
      if (entry === undefined) throw new BundleError({ kind: 'missing', file: name });
      // The format's table pairs each name with its schema; TypeScript cannot follow the pairing through a variable.
      const schema = currentFormat.files[name] as unknown as z.ZodMiniType<BundleFiles[Name]>;
      return parse(schema, name, await readFile(read, entry, entry));
    });
  const article = async (url: string): Promise<Article | undefined> => {
    const entry = (await index()).byUrl.get(toRoutePath(url));
    if (entry === undefined) return undefined;
    return parse(currentFormat.article, entry.name, await readFile(read, entry, entry));
  };
  return {
    manifest,
    article,
    articlePath: async (url) => (await index()).byUrl.get(toRoutePath(url))?.path,
    ...filesByName(file),
  };
}

function indexOf({ files }: Manifest) {
  return {
    byName: new Map(files.map((file) => [file.name, file])),
    byUrl: new Map<string, ManifestFile>(
      files.flatMap((file) => (file.url === undefined ? [] : [[file.url, file]])),
    ),
  };
}

const anyFormat = z.object({ format: z.number() });

async function readFile(
  read: ReadFile,
  { name, path }: Pick<ManifestFile, 'name' | 'path'>,
  file?: ManifestFile,
): Promise<unknown> {
  try {
    return await read(path, file);
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError({ kind: 'unreadable', file: name, reason: String(error) });
  }
}

function parse<Value>(schema: z.ZodMiniType<Value>, name: string, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BundleError({
    kind: 'unreadable',
    file: name,
    reason: `${issue?.path.join('.')} is ${issue?.code}`,
  });
}
