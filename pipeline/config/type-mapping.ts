import * as z from 'zod';

/** Another space's content type, read as one of ours. */
const readAs = z.strictObject({
  /** Our content type. */
  as: z.string(),
  /** Our field id to the space's; a field that is not named here keeps its id. */
  fields: z.record(z.string(), z.string()).default({}),
  /** Fields of the space that are neither shown nor reported. */
  ignore: z.array(z.string()).default([]),
});

const fault = "must be like { as: 'kbHowTo' }, or false, which switches the type off";

/** The space's content types that are read as ours, by the space's id; `false`: entries of the type are no content of the site. */
export const typeMappings = z.record(z.string(), z.union([readAs, z.literal(false)], fault)).default({});
export type TypeMappings = z.output<typeof typeMappings>;

/** Whether the configuration switches a content type off: its entries are neither shown nor checked. */
export const isSwitchedOff = (
  contentType: string,
  { contentTypes }: { readonly contentTypes: TypeMappings },
): boolean => contentTypes[contentType] === false;
