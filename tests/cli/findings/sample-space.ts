import { readFileSync } from 'node:fs';
import type { RawEntry } from '../../pipeline/documents.ts';
import { sampleExport } from '../../pipeline/sample.ts';
import { packageRoot, sampleConfig } from '../run-cli.ts';

/** A copy of the sample in which things can be put wrong, and right again. */
export interface SampleSpace {
  readonly exported: ReturnType<typeof sampleExport>;
  readonly entry: (id: string) => ChangeableEntry;
  readonly set: (id: string, field: string, value: unknown) => void;
  /** Puts another text in the place of one that the entry holds once. */
  readonly replace: (id: string, old: string, by: string) => void;
  /** The lines of the redirect table. */
  redirects: string[];
  /** What the command reads, by file name. */
  readonly files: () => Readonly<Record<string, string>>;
}

interface ChangeableEntry {
  readonly sys: Record<string, unknown>;
  fields: Record<string, unknown>;
}

export function sampleSpace(): SampleSpace {
  const exported = sampleExport();
  const entry = (id: string): ChangeableEntry => {
    const found = (exported.entries as readonly (RawEntry & ChangeableEntry)[]).find(
      ({ sys }) => sys.id === id,
    );
    if (found === undefined) throw new Error(`the sample has no entry ${id}`);
    return found;
  };
  const space: SampleSpace = {
    exported,
    entry,
    set: (id, field, value) => void (entry(id).fields[field] = { 'en-US': value }),
    replace: (id, old, by) => {
      const parts = JSON.stringify(entry(id).fields).split(old);
      if (parts.length !== 2) throw new Error(`${id} holds "${old}" ${parts.length - 1} times`);
      entry(id).fields = JSON.parse(parts.join(by)) as Record<string, unknown>;
    },
    redirects: readFileSync(`${packageRoot}data/redirects.csv`, 'utf8').trimEnd().split('\n'),
    files: () => ({
      'export.json': JSON.stringify(exported),
      'redirects.csv': `${space.redirects.join('\n')}\n`,
      'academy.json': readFileSync(`${packageRoot}data/sample/academy.json`, 'utf8'),
      'fieldbook.config.json': JSON.stringify({
        ...(JSON.parse(readFileSync(sampleConfig, 'utf8')) as object),
        redirects: './redirects.csv',
        locales: ['en-US'],
      }),
    }),
  };
  return space;
}
