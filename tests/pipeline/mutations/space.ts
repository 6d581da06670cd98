import { type BuildInput, validate } from '../../../pipeline/build.ts';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import type { RawExport } from '../../../pipeline/decode/export/raw-export.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import type { RawEntry } from '../documents.ts';

type Lists = 'contentTypes' | 'editorInterfaces' | 'locales' | 'repeatedKeys';

/** A space that takes faults: never changed, each change gives another one. */
export interface Space {
  readonly name: string;
  readonly exported: Pick<RawExport, Lists> & {
    readonly entries: readonly RawEntry[];
    readonly assets: readonly RawEntry[];
  };
  readonly config: PipelineConfig;
  /** The text of the redirect table. */
  readonly table: string;
  readonly locale: string;
  /** What the pipeline makes of it while it is clean: places are chosen in it. */
  readonly graph: Graph;
}

const today = '2026-11-20';

export const tableFile = 'redirects.csv';

export const inputOf = ({ exported, config, table }: Omit<Space, 'graph'>): BuildInput => ({
  exported: exported as RawExport, // its lists are only read
  config,
  now: today,
  redirectFile: { file: tableFile, text: table },
});

export const spaceOf = (parts: Omit<Space, 'graph'>): Space => ({
  ...parts,
  graph: validate(inputOf(parts)).graph,
});

export const withParts = (space: Space, parts: Partial<RawExport>): Space => ({
  ...space,
  exported: { ...space.exported, ...parts } as Space['exported'], // changed items are items still
});

/** One more entry, or several. */
export const withEntries = (space: Space, ...added: readonly unknown[]): Space =>
  withParts(space, { entries: [...space.exported.entries, ...added] });

/** Another entry, or asset, in the place of the one with its id. */
export const withItem = (space: Space, item: RawEntry): Space => {
  const put = (items: readonly RawEntry[]) =>
    items.map((each) => (each?.sys.id === item.sys.id ? item : each));
  const { entries, assets } = space.exported;
  return withParts(space, item.sys['type'] === 'Asset' ? { assets: put(assets) } : { entries: put(entries) });
};

/** One more line of the redirect table; its number. */
export function withLines(space: Space, ...lines: readonly string[]): { space: Space; line: number } {
  const table = space.table.trimEnd();
  return { space: { ...space, table: [table, ...lines].join('\n') }, line: table.split('\n').length + 1 };
}

/** The same entry, or asset, with another value in a field; undefined takes the field away. */
export function withValue(item: RawEntry, field: string, value: unknown, locale: string): RawEntry {
  const { [field]: _old, ...others } = item.fields;
  return { ...item, fields: value === undefined ? others : { ...others, [field]: { [locale]: value } } };
}

/** An entry or asset by its id. */
export const itemOf = ({ exported }: Pick<Space, 'exported'>, id: string): RawEntry | undefined =>
  [...exported.entries, ...exported.assets].find(({ sys }) => sys.id === id);

/** The content type of an entry, as the space spells it. */
export const contentTypeOf = ({ sys }: RawEntry): string | undefined =>
  (sys['contentType'] as { readonly sys: { readonly id: string } } | undefined)?.sys.id;

export const withSys = (item: RawEntry, sys: Readonly<Record<string, unknown>>): RawEntry => ({
  ...item,
  sys: { ...item.sys, ...sys },
});

export const valueIn = (item: RawEntry, field: string, locale: string): unknown =>
  (item.fields[field] as Record<string, unknown> | undefined)?.[locale];
