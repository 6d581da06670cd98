import type { AssetId, EntryId, Locale } from '../schemas/base/ids.ts';
import type { ContentTypeId } from '../schemas/content/index.ts';
import type { ModelType } from './model/space-model.ts';

/**
 * The state of an entry in Contentful's life cycle. `changed`: it has unpublished edits. Source: Contentful, "Determine
 * entry and asset state".
 */
export type EntryState = 'published' | 'changed' | 'draft' | 'archived';

/** One decoded item of the export: its fields are typed, mapped and in one locale. */
export interface Entry {
  readonly id: EntryId;
  /** Our content type; undefined if the space's type is neither ours nor mapped to ours. */
  readonly type: ContentTypeId | undefined;
  /** The content type as the space spells it. */
  readonly contentType: string;
  /** What editors call it, from the content model of the export; else its id. */
  readonly typeName: string;
  readonly state: EntryState;
  readonly title: string | undefined;
  /** ISO 8601, UTC. */
  readonly updatedAt: string | undefined;
  /** The user who changed it last, by the id in Contentful. */
  readonly changedBy: string | undefined;
  /** The sound values by our field ids; of an unknown type, all values by the space's ids. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Our field id to the space's field id, for fields that a mapping renames; a path where the value stands in another entry. */
  readonly fieldNames: ReadonlyMap<string, string>;
  /** By such a path, the entry and the field that have the value. */
  readonly origins?: ReadonlyMap<string, { readonly entry: EntryId; readonly field: string }> | undefined;
  /** The entries that values are read from. */
  readonly entriesRead?: readonly EntryRead[] | undefined;
  /** The assets that values would be read from, if they were there. */
  readonly assetsMissed?: readonly AssetMissed[] | undefined;
  /** Values of a mapped type that no field of ours is read from, by the space's field ids, without fields that the mapping ignores. */
  readonly unmapped: ReadonlyMap<string, unknown>;
  /** The space's fields with values that no field of ours is read from, of a type that is read as ours. */
  readonly unshown?: ReadonlySet<string> | undefined;
  /** The locale of each value that stands in another one than is built, by the space's field ids. */
  readonly borrowed?: ReadonlyMap<string, string> | undefined;
  /** The localized fields of them: their value stands in for one that is missing. */
  readonly standIns?: ReadonlySet<string> | undefined;
  /** It has no value of its own in the locale, which is not the space's default one. */
  readonly isUntranslated?: boolean | undefined;
  /** The configuration switches the entry's type off, or no condition of its mappings holds for the entry. */
  readonly isSwitchedOff?: true | undefined;
  /** Required fields without a sound value. An entry that has one is left out of a build. */
  readonly unsound: readonly string[];
  /** Fields of ours with a value of another type. The whole value or some of its items are left out. */
  readonly refused?: readonly string[] | undefined;
  /** Values of the fields that the space's content model declares as dates, by the space's field ids. ISO 8601. */
  readonly dates: ReadonlyMap<string, string>;
  /** It was published at some time, whatever its state is now. */
  readonly wasPublished: boolean;
  /** When it was published first, else when it was made. ISO 8601, UTC. */
  readonly firstPublishedAt: string | undefined;
}

/** An entry that a path goes through, and the field in which the path begins, as the space spells it. */
export interface EntryRead {
  readonly field: string;
  readonly target: EntryId;
}

/** An asset that is not in the build, and the path of the field that refers to it. */
export interface AssetMissed {
  readonly path: string;
  readonly target: string;
}

/** The source of a formatted text: a rich text document, Markdown, or plain lines. */
export type TextSource =
  | { readonly format: 'document'; readonly document: { readonly content: readonly unknown[] } }
  | { readonly format: 'markdown' | 'plain'; readonly text: string };

/** A decoded asset; `file` is absent while Contentful has not processed an upload. */
export interface Asset {
  readonly id: AssetId;
  readonly state: EntryState;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly file: AssetFile | undefined;
  /** Why there is no file, if the export says so: Contentful has not processed the upload, or the file has no bytes. */
  readonly fileFault?: 'unprocessed' | 'empty' | undefined;
}

export interface AssetFile {
  /** As exported; mostly without a protocol: `//images.ctfassets.net/...`. */
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number | undefined;
  /** In CSS pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The decoded space, in one locale. */
export interface Space {
  /** The space's id, or `local` where the export names none. */
  readonly id: string;
  readonly environment: string;
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  /** By id, in the order of ids. */
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly assets: ReadonlyMap<AssetId, Asset>;
  /** The ids of deleted items, as the export lists them. */
  readonly deletedEntries: ReadonlySet<string>;
  readonly deletedAssets: ReadonlySet<string>;
  /** The content types in the export, by id. */
  readonly types: ReadonlyMap<string, ModelType>;
}
