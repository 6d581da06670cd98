import * as z from 'zod/mini';
import { diagnostic, fieldPath } from './diagnostic.ts';
import { failure } from './failure.ts';

const states = z.enum(['published', 'changed', 'draft', 'archived']);

/** The locales that a change holds for; absent where one locale is compared. */
const inLocales = { locales: z.optional(z.array(z.string())) };

/** An entry or an asset that something else names. */
const named = z.object({ id: z.string(), title: z.optional(z.string()) });
export type Named = z.infer<typeof named>;

/**
 * A run of a line. `format`: the same words with other marks; `link`: the same words with another target, each told by `before` and
 * `after`. An entry, a file or a picture within the line has its id or address as `embed`, and its title as text.
 */
export const run = z.object({
  change: z.enum(['same', 'added', 'removed', 'format', 'link']),
  text: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  embed: z.optional(z.string()),
});
export type Run = z.infer<typeof run>;

/** Where a block stands within its entry: the field as the space spells it, and the JSON pointer of its node. */
const blockPlace = z.object({ field: fieldPath, path: z.optional(z.string()) });
export type BlockPlace = z.infer<typeof blockPlace>;

const blockKinds = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'list-item',
  'quote',
  'cell',
  'code',
  'embed',
  'rule',
] as const;
export type BlockKind = (typeof blockKinds)[number];

const block = z.object({
  change: z.enum(['same', 'added', 'removed', 'edited', 'moved']),
  kind: z.enum(blockKinds),
  /** What kind of block it was before, where that has changed. */
  was: z.optional(z.enum(blockKinds)),
  before: z.optional(blockPlace),
  after: z.optional(blockPlace),
  runs: z.array(run),
});
export type BlockChange = z.infer<typeof block>;

/** What of a text has changed. */
export const textAspects = ['words', 'format', 'links', 'embeds', 'structure'] as const;
export type TextAspect = (typeof textAspects)[number];

const words = z.object({ added: z.number(), removed: z.number() });
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const lists = { field: fieldPath, isReordered: z.boolean() };

const fieldChange = z.discriminatedUnion('kind', [
  /** A formatted text, a program, or the cells of a table: every block of it, in the order of the page. */
  z.object({
    kind: z.literal('text'),
    field: fieldPath,
    aspects: z.array(z.enum(textAspects)),
    words,
    blocks: z.array(block),
  }),
  z.object({
    kind: z.literal('value'),
    field: fieldPath,
    before: z.optional(scalar),
    after: z.optional(scalar),
    /** Of two texts the words. */
    runs: z.optional(z.array(run)),
  }),
  z.object({ kind: z.literal('list'), ...lists, added: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ kind: z.literal('references'), ...lists, added: z.array(named), removed: z.array(named) }),
]);
export type FieldChange = z.infer<typeof fieldChange>;

/** An entry's or an asset's state; none where it is not in the export. Taken is what the build carries. */
const stateChange = z.object({
  before: z.optional(states),
  after: z.optional(states),
  wasTaken: z.boolean(),
  isTaken: z.boolean(),
});

const entryChange = z.object({
  ...inLocales,
  id: z.string(),
  contentType: z.string(),
  title: z.optional(z.string()),
  change: z.enum(['added', 'removed', 'edited', 'state']),
  /** The entry's address in the Contentful web app. */
  edit: z.string(),
  /** The first pages that show it, its own first: their addresses, of a page that is gone the old one. */
  pages: z.array(z.string()),
  pageCount: z.number(),
  state: z.optional(stateChange),
  fields: z.array(fieldChange),
});
export type EntryChange = z.infer<typeof entryChange>;

const assetParts = ['file', 'type', 'size', 'dimensions', 'title', 'description'] as const;
const assetChange = z.object({
  ...inLocales,
  id: z.string(),
  title: z.optional(z.string()),
  change: z.enum(['added', 'removed', 'edited', 'state']),
  edit: z.string(),
  state: z.optional(z.object({ before: z.optional(states), after: z.optional(states) })),
  parts: z.array(
    z.object({ part: z.enum(assetParts), before: z.optional(scalar), after: z.optional(scalar) }),
  ),
});
export type AssetChange = z.infer<typeof assetChange>;
export type AssetPart = (typeof assetParts)[number];

/** Where a part or a link stands: its position counts from 1. */
const standing = z.object({ parent: named, field: z.string(), position: z.number() });

const move = z.object({
  ...named.shape,
  ...inLocales,
  /** To another entry or field, or to another position in the same list. */
  change: z.enum(['parent', 'position']),
  from: standing,
  to: standing,
});
export type Move = z.infer<typeof move>;

const addressChange = z.object({
  ...inLocales,
  change: z.enum(['gone', 'moved', 'new']),
  kind: z.enum(['page', 'anchor', 'redirect']),
  /** The old address. */
  from: z.optional(z.string()),
  /** The new one. */
  to: z.optional(z.string()),
  title: z.optional(z.string()),
  /** The entry whose page it is or was. */
  entry: z.optional(z.string()),
  /** Where the old address leads now; none where it leads nowhere. */
  leadsTo: z.optional(z.string()),
  /** Of one that leads nowhere: what became of it, what to do, and the line for the redirect table. */
  message: z.optional(z.string()),
  advice: z.optional(z.string()),
  line: z.optional(z.string()),
});
export type AddressChange = z.infer<typeof addressChange>;

const rule = z.object({
  to: z.string(),
  isPermanent: z.boolean(),
  ignoreCase: z.boolean(),
  inBrowser: z.boolean(),
});
const redirectChange = z.object({
  ...inLocales,
  change: z.enum(['added', 'removed', 'edited']),
  from: z.string(),
  before: z.optional(rule),
  after: z.optional(rule),
});
export type RedirectChange = z.infer<typeof redirectChange>;

/** A place in the contents tree: the titles above it, and its position where editors choose the order, from 1. */
const treePlace = z.object({ above: z.array(z.string()), position: z.optional(z.number()) });

const contentsChange = z.object({
  ...inLocales,
  change: z.enum(['added', 'removed', 'moved', 'renamed']),
  id: z.string(),
  title: z.string(),
  /** The title before, where it has changed. */
  was: z.optional(z.string()),
  before: z.optional(treePlace),
  after: z.optional(treePlace),
});
export type ContentsChange = z.infer<typeof contentsChange>;

const homeChange = z.object({
  ...inLocales,
  change: z.enum(['added', 'removed', 'edited']),
  /** The section's code. */
  section: z.string(),
  title: z.optional(z.string()),
  /** The title before, where it has changed. */
  was: z.optional(z.string()),
  /** Its cards. */
  added: z.array(named),
  removed: z.array(named),
  edited: z.array(named),
  isReordered: z.boolean(),
});
export type HomeChange = z.infer<typeof homeChange>;

const announcementChange = z.object({
  ...named.shape,
  ...inLocales,
  change: z.enum(['added', 'removed', 'edited']),
  /** Whether it is pinned now, where that has changed. */
  isPinned: z.optional(z.boolean()),
});
export type AnnouncementChange = z.infer<typeof announcementChange>;

/**
 * The outcome of `fieldbook diff`, version 1: what changed from one export to another. Lists are sorted by address or id; of several locales,
 * the changes of the first come first. An entry has an item for each set of locales in which the same of it has changed.
 */
export const difference = z.object({
  version: z.literal(1),
  /** The locales, where several are compared. */
  locales: z.optional(z.array(z.string())),
  /** How many entries and assets the exports hold. */
  before: z.object({ entries: z.number(), assets: z.number() }),
  after: z.object({ entries: z.number(), assets: z.number() }),
  entries: z.array(entryChange),
  assets: z.array(assetChange),
  moves: z.array(move),
  addresses: z.array(addressChange),
  redirects: z.array(redirectChange),
  contents: z.array(contentsChange),
  home: z.array(homeChange),
  announcements: z.array(announcementChange),
  /** Absent where nobody looked for findings. */
  findings: z.optional(z.object({ came: z.array(diagnostic), went: z.array(diagnostic) })),
});
export type Difference = z.infer<typeof difference>;

/** What the command prints as JSON: the difference, or why there is none. */
export const printedDifference = z.union([difference, failure]);
