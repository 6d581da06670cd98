import type * as z from 'zod/mini';
import type { Limits } from './limits.ts';

/** What every field can say of itself, whatever its kind. */
export interface FieldOptions {
  /** An entry without a value in the default locale is broken. */
  readonly required?: true;
}

/** What the stages of the pipeline know of a field kind. */
export type FieldKindDefinition<Options extends FieldOptions = never> =
  | PlainFieldKind<Options>
  | BuiltFieldKind<Options>;

/** A kind whose value comes into the bundle as it is, refers to nothing, and is compared as a whole. */
export interface PlainFieldKind<Options extends FieldOptions = never> extends Traits<Options> {
  /** One locale's value as Contentful exports it, and in the bundle. */
  readonly value: z.ZodMiniType;
}

/** A kind whose value in the bundle is another one: the compiler names the stages that need to know how. */
export interface BuiltFieldKind<Options extends FieldOptions = never> extends Traits<Options> {
  /** One locale's value as Contentful exports it. */
  readonly exported: z.ZodMiniType;
  /** The value in the bundle. */
  readonly bundled: z.ZodMiniType;
  /** No value of it leads anywhere. */
  readonly refersToNothing?: true;
}

interface Traits<Options extends FieldOptions> {
  /** What a value is, in an editor's words: `a whole number`. */
  readonly expected: string;
  /** Source: Contentful, "Content types". */
  readonly contentful: ContentfulType;
  /** How editors fill it in. */
  readonly editor: (field: Options) => FieldEditor;
  /** An absent value is an empty list. */
  readonly isList?: true;
  /** What is wrong with a value of the right type, after "The value is invalid:". */
  readonly fault?: (value: never, field: Options) => string | undefined;
}

/** A field type of Contentful, with what it holds or leads to. */
type ContentfulType = Item | 'Text' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'Object' | 'Location' | 'RichText' | `Array of ${Item}`; // oxfmt-ignore
type Item = 'Symbol' | 'Link to Asset' | 'Link to Entry';

interface FieldEditor {
  readonly widget: string;
  readonly limits?: Limits;
  /** Texts for readers differ by language; names, addresses and switches do not. */
  readonly localized?: true;
}
