import * as z from 'zod';

/** Why Contentful refuses a content type. Source: Contentful, "Content types", "Validations", "Technical limits". */
export function contentTypeFaults(body: unknown): readonly object[] {
  const { error, data } = schema.safeParse(body);
  if (error !== undefined) {
    return error.issues.map(({ path, message }) => ({ name: 'invalid', path, details: message }));
  }
  const { displayField, fields } = data;
  if (displayField === undefined || displayField === null) return [];
  const type = fields.find(({ id }) => id === displayField)?.type;
  if (type === 'Symbol' || type === 'Text') return [];
  return [{ name: 'invalid', path: ['displayField'], details: 'It is no text field of the content type.' }];
}

const optional = (known: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(known).map(([name, type]) => [name, type.optional()]));

const bounds = z
  .strictObject({ min: z.number().nullish(), max: z.number().nullish() })
  .refine(({ min, max }) => (min ?? max) != null, 'It has neither "min" nor "max".');
const names = z.array(z.string()).min(1);
const pattern = z.strictObject({ pattern: z.string().refine(isPattern), flags: z.string().nullish() });
const fileGroups = z.enum(['attachment', 'plaintext', 'image', 'audio', 'video', 'richtext', 'presentation', 'spreadsheet', 'pdfdocument', 'archive', 'code', 'markup']); // oxfmt-ignore

/** The validations that a type of field can have. */
const forText = { size: bounds, regexp: pattern, prohibitRegexp: pattern, in: names, unique: z.boolean() };
const forNumber = { range: bounds, in: z.array(z.number()), unique: z.boolean() };
const forEntry = { linkContentType: names };
const forAsset = { linkMimetypeGroup: z.array(fileGroups).min(1), assetFileSize: bounds };
const forRichText = {
  size: bounds,
  enabledNodeTypes: z.array(z.string()),
  enabledMarks: z.array(z.string()),
  nodes: z.partialRecord(
    z.enum(['embedded-entry-block', 'embedded-entry-inline', 'embedded-asset-block', 'entry-hyperlink', 'asset-hyperlink']), // oxfmt-ignore
    z.array(oneOf({ ...forEntry, ...forAsset, size: bounds })),
  ),
};

/** A validation has one member, and perhaps a message. */
function oneOf(known: Readonly<Record<string, z.ZodType>>) {
  return z
    .strictObject({ ...optional(known), message: z.string().nullish() })
    .refine(({ message: _message, ...rest }) => Object.keys(rest).length === 1, 'It has not one rule.');
}

const validations = (known: Readonly<Record<string, z.ZodType>>) => z.array(oneOf(known)).optional();

const common = {
  id: z.string().regex(/^[\w.-]{1,64}$/u),
  apiName: z.string().optional(),
  name: z.string().min(1),
  localized: z.boolean().optional(),
  required: z.boolean().optional(),
  disabled: z.boolean().optional(),
  omitted: z.boolean().optional(),
  deleted: z.boolean().optional(),
  defaultValue: z.unknown().optional(),
  allowedResources: z.unknown().optional(),
};
const plain = { ...common, validations: z.array(z.looseObject({})).optional() };
const linked = (known: Readonly<Record<string, z.ZodType>>, linkType: string) =>
  z.strictObject({
    ...common,
    type: z.literal('Link'),
    linkType: z.literal(linkType),
    validations: validations(known),
  });

const link = [linked(forEntry, 'Entry'), linked(forAsset, 'Asset')] as const;
const item = z.union([
  z.strictObject({ type: z.literal('Symbol'), validations: validations(forText) }),
  ...link.map((each) => each.pick({ type: true, linkType: true, validations: true })),
  z.strictObject({ type: z.literal('ResourceLink'), linkType: z.string().optional(), validations: z.array(z.unknown()).optional() }), // oxfmt-ignore
]);

const field = z.union([
  z.strictObject({ ...common, type: z.enum(['Symbol', 'Text']), validations: validations(forText) }),
  z.strictObject({ ...common, type: z.enum(['Integer', 'Number']), validations: validations(forNumber) }),
  z.strictObject({ ...plain, type: z.enum(['Date', 'Boolean', 'Object', 'Location', 'ResourceLink']) }),
  z.strictObject({ ...common, type: z.literal('RichText'), validations: validations(forRichText) }),
  ...link,
  z.strictObject({ ...common, type: z.literal('Array'), items: item, validations: validations({ size: bounds }) }), // oxfmt-ignore
]);

const schema = z.looseObject({
  name: z.string().min(1),
  displayField: z.string().nullish(),
  fields: z.array(field).max(50),
});

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
