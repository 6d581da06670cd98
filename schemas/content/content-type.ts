import type { Field } from '../fields/index.ts';
import type { Language } from '../languages.ts';
import type { SectionId } from '../page-titles/en.ts';

/** What is known of a content type: enough to decode, check, link, normalise and print it. */
export interface ContentTypeDefinition {
  /** As Contentful spells it. */
  readonly id: string;
  /** What an editor calls it. */
  readonly label: string;
  /** What an editor is told of it, in Contentful and in `docs/content-types.md`. */
  readonly help: string;
  /** What an editor is told of its fields; of those that many types have, `pipeline/model/reference/help.ts` says it. */
  readonly fieldHelp?: Readonly<Record<string, string>>;
  /** What readers call it, beside links to its entries. */
  readonly readerLabel?: Readonly<Record<Language, string>>;
  /** What readers call several of them, above a list. Articles have it. */
  readonly readerPlural?: Readonly<Record<Language, string>>;
  /** The field that names an entry in lists and findings: a text, or a part whose own title stands in. */
  readonly titleField?: string;
  /** Entries have a page of their own under this prefix. Source: docs/requirements.md, RT-2. */
  readonly route?: `/${string}`;
  /** Entries are articles: their page is an article page. */
  readonly isArticle?: true;
  /** Entries are shown under a heading of their own, which a link can name. */
  readonly heading?: Heading;
  /** Fixed headings, and the fields that stand under each. */
  readonly sections?: Readonly<Partial<Record<SectionId, readonly string[]>>>;
  /** A list whose parts all stand under a heading: their own, their title, else a word for what they are. */
  readonly headedParts?: string;
  /** Why no reader sees its entries by themselves. */
  readonly isNeverShown?: string;
  /** No space has the type: entries of other types are shown as it. */
  readonly isDerived?: true;
  /** In the order in which a reader meets them. */
  readonly fields: Readonly<Record<string, Field>>;
}

export interface Heading {
  readonly titleField: string;
  /** The field in which an editor can name the place; else the title does. */
  readonly anchorField?: string;
  /** The heading is left out where this field is true. */
  readonly unlessField?: string;
  /** Where the heading is left out and one of the same list stands before it: else the part would seem to belong to that one. */
  readonly restTitle?: SectionId;
  /** The heading is not listed in the article's contents. */
  readonly isMinor?: true;
}

export const contentType = <const Definition extends ContentTypeDefinition>(definition: Definition) =>
  definition;
