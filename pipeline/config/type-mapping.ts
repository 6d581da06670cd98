import * as z from 'zod';
import type { ContentTypeId, ContentTypes } from '../../schemas/content/index.ts';
import { source, type Source } from './mapping/source.ts';
import { when, type When } from './mapping/when.ts';

/** Another space's content type, read as one of ours. */
const readAs = z.strictObject({
  /** Our content type. */
  as: z.string(),
  /** Our field id to what it is read from; a field that is not named here keeps its id. */
  fields: z.record(z.string(), source).default({}),
  /** Fields of the space that are neither shown nor reported. */
  ignore: z.array(z.string()).default([]),
});

/** For the entries that it says; the last of a list may be for all others. */
const readWhen = readAs.extend({ when: when.optional() });

const listFault = 'must be a list of mappings, each with { when }, and not empty';
const fault =
  "must be like { as: 'article' }, a list of such mappings, or false, which switches the type off";

/** The space's content types that are read as ours, by the space's id; `false`: entries of the type are no content of the site. */
export const typeMappings = z
  .record(z.string(), z.union([z.array(readWhen).min(1, listFault), readAs, z.literal(false)], fault))
  .default({});
export type TypeMappings = z.output<typeof typeMappings>;

/** A mapping, and the entries that it is for; undefined: all. */
export type ReadWhen = z.output<typeof readWhen>;

/** The mappings of a type, in the order in which they are asked. */
export const mappingsOf = (mapping: TypeMappings[string] | undefined): readonly ReadWhen[] =>
  mapping === undefined || mapping === false ? [] : Array.isArray(mapping) ? mapping : [mapping];

/** A mapping as TypeScript checks it: `fields` has the fields of the type that `as` names. */
export type TypedMapping = {
  readonly [Id in ContentTypeId]: {
    readonly as: Id;
    readonly fields?: { readonly [Name in keyof ContentTypes[Id]['fields']]?: Source };
    readonly ignore?: readonly string[];
  };
}[ContentTypeId];

/** `contentTypes` as a configuration file writes it. */
export type TypedMappings = Readonly<
  Record<string, TypedMapping | readonly (TypedMapping & { readonly when?: When })[] | false>
>;
