import type { AssetId, EntryId, Locale, RoutePath } from '../schemas/base/ids.ts';
import type { ContentsItem } from '../schemas/bundle/index.ts';
import type { OwnPrefixes } from '../schemas/routes.ts';
import type { FieldPath } from '../schemas/report/diagnostic.ts';
import type { PipelineConfig } from './config/config.ts';
import type { Asset, Entry } from './entry.ts';
import type { Alternates, LocaleSite } from './link/alternates.ts';
import type { LeftOutParts } from './link/page/parts.ts';
import type { Excerpt } from './finding.ts';
import type { RedirectTable } from './redirects/redirect-table.ts';
import type { ModelType } from './model/space-model.ts';
import type { LockedTexts } from './translation-lock.ts';
import type { ProseChecker } from './writing/prose.ts';

/**
 * Identifies everything about a space except the words and plain addresses in its texts: its entries, their states, and their
 * references. Values that are derived from this alone are the same for two graphs of one shape.
 */
export type Shape = object;

/** Entries with their links resolved. */
export interface Graph {
  readonly shape: Shape;
  readonly config: PipelineConfig;
  /** Drafts are included too. */
  readonly drafts: boolean;
  /** The current date, `2026-03-09`; undefined if nothing may depend on it. */
  readonly now: string | undefined;
  /** Checks sentences; undefined if no rule needs it. */
  readonly prose?: ProseChecker | undefined;
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  /** `local` where the export does not name it. */
  readonly spaceId: string;
  readonly environment: string;
  /** Every entry of the export, included or not. */
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly assets: ReadonlyMap<AssetId, Asset>;
  /** The ids of deleted items, as the export lists them. */
  readonly deletedEntries: ReadonlySet<string>;
  readonly deletedAssets: ReadonlySet<string>;
  /** The titles of entries that were there before, by their ids. */
  readonly titlesBefore?: ReadonlyMap<string, string> | undefined;
  /** The content types in the export, by id, for their names. */
  readonly types: ReadonlyMap<string, ModelType>;
  /** The entries in the build: sound, in an included state, in the channel, and with an address if their type has pages. */
  readonly included: ReadonlySet<EntryId>;
  /** The entries whose problems are reported: all in an included state, in any channel, except those of types that are switched off. */
  readonly reported: ReadonlySet<EntryId>;
  /** The references of an entry, in the order of its fields. */
  readonly references: ReadonlyMap<EntryId, readonly Reference[]>;
  /** The references to an entry or an asset, by its id. */
  readonly referrers: ReadonlyMap<string, readonly Reference[]>;
  /** The pages of included entries. */
  readonly routes: ReadonlyMap<RoutePath, EntryId>;
  readonly urls: ReadonlyMap<EntryId, RoutePath>;
  /** The site in each of its locales; empty if it has one. */
  readonly translations: readonly LocaleSite[];
  readonly alternates: Alternates;
  /** The entries in the locale that this one is translated from, the first of the site; empty in that one. */
  readonly sourceEntries: ReadonlyMap<EntryId, Entry>;
  /** The texts of this locale in the lock of the translations. */
  readonly lockedTexts: LockedTexts;
  /** Its pages: links in texts that stand in may have their paths. */
  readonly sourceRoutes: ReadonlyMap<RoutePath, EntryId>;
  /** The site's own prefixes of addresses. */
  readonly prefixes: OwnPrefixes;
  readonly redirects: RedirectTable;
  /** The outlines of the article pages: which anchors each has, and which entries it shows. */
  readonly pages: ReadonlyMap<EntryId, PageOutline>;
  /** The pages that show an entry, the first by id first. */
  readonly pagesOf: ReadonlyMap<EntryId, readonly EntryId[]>;
}

/** How an entry refers to something. */
export type ReferenceKind =
  /** A field's entry that is shown inside. */
  | 'part'
  /** An entry with a value that the mapping reads through a field. */
  | 'read'
  /** A field's entry that is linked to. */
  | 'link'
  /** A field's asset. */
  | 'asset'
  /** A field's address, or a plain hyperlink in a text. */
  | 'url'
  /** In a text: an entry or an asset shown there, an entry or an asset linked to, something in another space. */
  | 'embedded-entry'
  | 'embedded-asset'
  | 'entry-hyperlink'
  | 'asset-hyperlink'
  | 'resource';

/** A reference of an entry, with its location. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly from: EntryId;
  /** The id of the space, before the configuration maps it to ours. */
  readonly field: FieldPath;
  /** JSON pointer within a rich text. */
  readonly pointer: string | undefined;
  /** The id of an entry or asset, the address, or the resource's name. */
  readonly target: string;
  /** The content types that the field accepts; undefined if it accepts any. */
  readonly to: readonly string[] | undefined;
  /** The words of a link in a text. */
  readonly text: string | undefined;
  readonly excerpt: Excerpt | undefined;
  /** For `link` fields to an anchor: the anchor in the target. */
  readonly anchor: string | undefined;
}

/** The outline of an article's page: its anchors, headings and parts. It is computed for every page, so that links can be checked. */
export interface PageOutline {
  readonly id: EntryId;
  readonly url: RoutePath;
  /** Every id that a hash can name, in the order of the page. */
  readonly anchors: ReadonlySet<string>;
  /** Every heading except the title, by its path: see `link/page/walk-page.ts`. */
  readonly headings: ReadonlyMap<
    string,
    { readonly id: string; readonly level: number; readonly title: string }
  >;
  /** The article's table of contents. */
  readonly contents: readonly ContentsItem[];
  /** By part with a heading: the anchor where the page shows it first. */
  readonly partAnchors: ReadonlyMap<EntryId, string>;
  /** Every entry that the page shows, the article itself included. */
  readonly shows: ReadonlySet<EntryId>;
  /** Anchors that editors chose twice: the anchor, and the second entry. */
  readonly repeatedAnchors: readonly { readonly anchor: string; readonly entry: EntryId }[];
  /** The parts for which the page has no room. */
  readonly leftOut: readonly LeftOutParts[];
}
