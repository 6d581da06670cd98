import type { Limits } from '../../schemas/fields/limits.ts';

/** The content types of a space, as far as they decide what can be read. Source: Contentful, "Content model". */
export interface SpaceModel {
  /** By id. */
  readonly types: ReadonlyMap<string, ModelType>;
}

export interface ModelType {
  readonly id: string;
  readonly name: string;
  /** What editors are told of it. */
  readonly description?: string;
  /** The field that names an entry in Contentful's lists. */
  readonly displayField: string | undefined;
  /** By id, in the order of the editor. */
  readonly fields: ReadonlyMap<string, ModelField>;
}

export interface ModelField {
  readonly id: string;
  readonly name: string;
  /** With what it holds or leads to: `Symbol`, `Link to Entry`, `Array of Symbol`, `Array of Link to Asset`. */
  readonly type: string;
  readonly localized: boolean;
  readonly required: boolean;
  /** Editors cannot change it. */
  readonly disabled: boolean;
  /** The delivery API leaves it out. */
  readonly omitted: boolean;
  readonly limits: Limits;
  /** The editor's widget. */
  readonly widget: string | undefined;
  /** What editors are told below it. */
  readonly help?: string;
}
