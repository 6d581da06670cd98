import { SourceMap, type SourceMapping } from 'node:module';
import { gzipSync } from 'node:zlib';

/** A script, and what tells of its characters from which module they come. */
export interface Script {
  readonly name: string;
  readonly code: string;
  readonly map: Readonly<Record<'sources' | 'names', string[]>> & { readonly mappings: string };
}

export interface ModuleSize {
  /** From the root of the repository. */
  readonly module: string;
  readonly bytes: number;
  /** How much smaller the script is without it, after gzip. */
  readonly gzipBytes: number;
}

export const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

/** What each module takes of a script. */
export function moduleSizes({ code, map }: Script): readonly ModuleSize[] {
  const owners = ownersOf(code, map);
  const whole = gzipBytes(code);
  return [...new Set(owners)].map((module) => {
    const others = Array.from(owners, (owner, index) => (owner === module ? '' : code.charAt(index))).join(
      '',
    );
    return { module, bytes: code.length - others.length, gzipBytes: whole - gzipBytes(others) };
  });
}

/** The module of each character. Code that has none is what the bundler has made, such as texts and names of classes. */
function ownersOf(code: string, { sources, names, mappings }: Script['map']): readonly string[] {
  const map = new SourceMap({
    version: 3,
    file: '',
    sourceRoot: '',
    sourcesContent: [],
    sources,
    names,
    mappings,
  });
  const owners = code.split('\n').flatMap((line, row) =>
    Array.from({ length: line.length + 1 }, (_, column) => {
      const { originalSource = 'made by the bundler' }: Partial<SourceMapping> = map.findEntry(row, column);
      return originalSource.replace(/^(?:\.\.\/)+/u, '');
    }),
  );
  return owners.slice(0, code.length);
}
