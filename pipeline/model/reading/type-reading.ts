import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { ReadWhen } from '../../config/type-mapping.ts';
import type { ParsedSource } from '../sources/parsed-source.ts';

/** How entries of one content type of a space are read. */
export type TypeReading =
  | ReadType
  /** The configuration switches it off; it has an id of ours and other fields; it has no id of ours. */
  | { readonly kind: 'off' | 'namesake' | 'unknown' };

export interface ReadType {
  readonly kind: 'read';
  readonly id: ContentTypeId;
  readonly definition: ContentTypeDefinition;
  /** The mapping in the configuration, if the type has one. */
  readonly mapping: ReadWhen | undefined;
  /** The keys that lead to it under `contentTypes`. */
  readonly place: readonly (string | number)[];
  /** Our field id to what it is read from. A field of ours is not here where the space has another one under its id. */
  readonly sources: ReadonlyMap<string, ParsedSource>;
  /** Those that the configuration names, by our field id. */
  readonly named: ReadonlyMap<string, ParsedSource>;
  /** What fields without a value are read from. */
  readonly fallbacks: ReadonlyMap<string, ParsedSource>;
  /** The space's fields that a source or a condition reads. */
  readonly used: ReadonlySet<string>;
  /** Fields of ours that a type of the same id lacks, and the fields of the space that may hold their values. */
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** The space's fields that the configuration ignores. */
  readonly ignored: ReadonlySet<string>;
}
