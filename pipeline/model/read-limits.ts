import { isRecord } from '../../schemas/base/is-record.ts';
import * as z from 'zod';
import type { Bounds, Limits } from '../../schemas/fields/limits.ts';

/** The limits of a field, from its validations. Validations that do not affect reading are ignored. */
export function readLimits(validations: readonly unknown[]): Limits {
  const limits: { -readonly [Key in keyof Limits]: Limits[Key] } = {};
  for (const raw of validations) {
    const parsed = validation.safeParse(raw);
    if (!parsed.success) continue;
    const { data } = parsed;
    // without members these two mean no limit
    if (data.linkContentType?.length) limits.targets = both(limits.targets, data.linkContentType);
    if (data.in?.length) limits.values = both(limits.values, data.in.map(String));
    if (data.linkMimetypeGroup?.length) limits.files = both(limits.files, data.linkMimetypeGroup);
    if (data.enabledNodeTypes) limits.nodes = both(limits.nodes, data.enabledNodeTypes);
    if (data.enabledMarks) limits.marks = both(limits.marks, data.enabledMarks);
    if (data.nodes) limits.embeds = readEmbeds(data.nodes);
    if (data.regexp) {
      const { pattern, flags } = data.regexp;
      limits.pattern = {
        source: pattern,
        flags: flags ?? '',
        ...(data.message !== undefined && { message: data.message }),
      };
    }
    if (data.unique) limits.unique = true;
    if (data.size) limits.length = within(limits.length, data.size);
    if (data.range) limits.range = within(limits.range, data.range);
  }
  return limits;
}

const words = z.array(z.string()).optional().catch(undefined);
const bound = z.number().nullish().catch(undefined);
const bounds = z
  .object({ min: bound, max: bound })
  .transform(({ min, max }): Bounds => ({ ...(min != null && { min }), ...(max != null && { max }) }))
  .optional()
  .catch(undefined);

/** Source: Contentful, "Content types", validations. */
const validation = z.looseObject({
  linkContentType: z
    .union([z.array(z.string()), z.string().transform((type) => [type])])
    .optional()
    .catch(undefined),
  in: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
  linkMimetypeGroup: words,
  enabledNodeTypes: words,
  enabledMarks: words,
  nodes: z.custom<Readonly<Record<string, unknown>>>(isRecord).optional().catch(undefined),
  regexp: z
    .object({ pattern: z.string(), flags: z.string().nullish().catch(undefined) })
    .optional()
    .catch(undefined),
  unique: z.boolean().optional().catch(undefined),
  size: bounds,
  range: bounds,
  message: z.string().optional().catch(undefined),
});

/** Two limits of one kind apply both. */
const both = (before: readonly string[] | undefined, more: readonly string[]): readonly string[] => {
  const distinct = [...new Set(more)];
  if (before === undefined) return distinct;
  const also = new Set(before);
  return distinct.filter((each) => also.has(each));
};

function within(before: Bounds | undefined, { min, max }: Bounds): Bounds {
  const least = Math.max(before?.min ?? -Infinity, min ?? -Infinity);
  const most = Math.min(before?.max ?? Infinity, max ?? Infinity);
  return { ...(least > -Infinity && { min: least }), ...(most < Infinity && { max: most }) };
}

function readEmbeds(nodes: Readonly<Record<string, unknown>>): Map<string, readonly string[]> {
  const embeds = new Map<string, readonly string[]>();
  for (const [node, validations] of Object.entries(nodes)) {
    if (!Array.isArray(validations)) continue;
    const parsed = validations.flatMap((each) => validation.safeParse(each).data?.linkContentType ?? []);
    if (parsed.length > 0) embeds.set(node, [...new Set(parsed)]);
  }
  return embeds;
}
