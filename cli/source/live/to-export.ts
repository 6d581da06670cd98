import { type RawExport, readExport } from '../../../pipeline/decode/export/raw-export.ts';
import type { DraftSpace } from './draft-space.ts';
import type { Identified } from './merged.ts';
import type { PublishedSpace } from './published-space.ts';

/** Published content in the shape of an export. Items without a version count as published. */
export const publishedExport = ({
  contentTypes,
  locales,
  tags,
  entries,
  assets,
}: Pick<PublishedSpace, 'contentTypes' | 'locales' | 'tags' | 'entries' | 'assets'>): RawExport =>
  asExport({ contentTypes, tags, editorInterfaces: [], entries, assets, locales });

/** Drafts in the shape of an export, with the state of each item. */
export const draftExport = (space: DraftSpace): RawExport =>
  publishedExport({ ...space, entries: space.entries.map(withState), assets: space.assets.map(withState) });

function asExport(parts: object): RawExport {
  const read = readExport(parts);
  if (read.ok) return read.value;
  throw new Error(read.failure); // it has every part as a list
}

interface PreviewSys {
  readonly publishedVersion?: number;
  readonly publishedAt?: string;
  readonly updatedAt?: string;
}

/** The preview API gives no version, and publishing data only for published items. */
function withState(item: Identified): Identified {
  const sys = item.sys as Identified['sys'] & PreviewSys;
  const { publishedVersion, publishedAt = '', updatedAt = '' } = sys;
  if (publishedVersion === undefined) return { ...item, sys: { ...sys, version: 1 } as Identified['sys'] };
  const isEdited = updatedAt > publishedAt;
  const version = publishedVersion + (isEdited ? 2 : 1);
  return { ...item, sys: { ...sys, version } as Identified['sys'] };
}
