import * as z from 'zod';

/** A space as far as the measure needs it. Nothing here is shared with the pipeline: what it measures must not decide what counts. */
export interface PublishedSpace {
  readonly types: ReadonlyMap<string, SpaceType>;
  /** The published entries by id, with their values in the default locale. */
  readonly entries: ReadonlyMap<string, PublishedEntry>;
}

export interface SpaceType {
  readonly displayField: string | undefined;
  readonly fields: readonly SpaceField[];
}

export interface SpaceField {
  readonly id: string;
  readonly name: string;
  /** With what it holds: `Symbol`, `Array of Symbol`, `Link to Entry`, `Array of Link to Entry`. */
  readonly type: string;
  readonly widget: string | undefined;
  /** Only some values can be chosen. */
  readonly isChoice: boolean;
}

export interface PublishedEntry {
  readonly id: string;
  readonly type: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export function publishedSpace(exported: unknown): PublishedSpace {
  const { contentTypes, editorInterfaces, entries, locales } = schema.parse(exported);
  const locale = locales.find((each) => each.default === true)?.code ?? locales[0]?.code;
  const widgets = new Map(
    editorInterfaces.map(({ sys, controls }) => [
      sys.contentType?.sys.id ?? '',
      new Map(controls.map(({ fieldId, widgetId }) => [fieldId, widgetId])),
    ]),
  );
  return {
    types: new Map(
      contentTypes.map(({ sys: { id }, displayField, fields }) => [
        id,
        {
          displayField: displayField ?? undefined,
          fields: fields.map((field) => fieldOf(field, widgets.get(id)?.get(field.id))),
        },
      ]),
    ),
    entries: new Map(
      entries
        .filter(({ sys }) => isPublished(sys))
        .map(({ sys, fields }) => [
          sys.id,
          { id: sys.id, type: sys.contentType.sys.id, values: valuesIn(fields, locale) },
        ]),
    ),
  };
}

const link = z.looseObject({ sys: z.looseObject({ id: z.string() }) });
const holds = { type: z.string(), linkType: z.string().nullish(), validations: z.array(z.looseObject({})).nullish() }; // oxfmt-ignore
const field = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  items: z.looseObject(holds).nullish(),
  ...holds,
});
const sys = z.looseObject({
  id: z.string(),
  contentType: link,
  version: z.number().optional(),
  publishedVersion: z.number().optional(),
  archivedVersion: z.number().optional(),
});

const schema = z.looseObject({
  contentTypes: z
    .array(
      z.looseObject({
        sys: z.looseObject({ id: z.string() }),
        displayField: z.string().nullish(),
        fields: z.array(field),
      }),
    ) // oxfmt-ignore
    .default([]),
  editorInterfaces: z
    .array(
      z.looseObject({
        sys: z.looseObject({ contentType: link.optional() }),
        controls: z
          .array(z.looseObject({ fieldId: z.string(), widgetId: z.string().nullish() }))
          .nullish()
          .transform((controls) => controls ?? []),
      }),
    )
    .default([]),
  entries: z.array(z.looseObject({ sys, fields: z.record(z.string(), z.unknown()).default({}) })).default([]),
  locales: z.array(z.looseObject({ code: z.string(), default: z.boolean().optional() })).default([]),
});

function fieldOf(
  { id, name, items, ...own }: z.infer<typeof field>,
  widget: string | null | undefined,
): SpaceField {
  const words = ({ type, linkType }: typeof own) => (linkType ? `${type} to ${linkType}` : type);
  const rules = [...(own.validations ?? []), ...(items?.validations ?? [])];
  return {
    id,
    name: name ?? id,
    type: items ? `Array of ${words(items)}` : words(own),
    widget: widget ?? undefined,
    isChoice: rules.some((rule) => 'in' in rule),
  };
}

/** Source: Contentful, "Determine entry and asset state". An entry of the delivery API has no version. */
const isPublished = ({ version, publishedVersion, archivedVersion }: z.infer<typeof sys>): boolean =>
  archivedVersion === undefined && (publishedVersion !== undefined || version === undefined);

function valuesIn(
  fields: Readonly<Record<string, unknown>>,
  locale: string | undefined,
): PublishedEntry['values'] {
  const values = Object.entries(fields).flatMap(([id, byLocale]) => {
    if (typeof byLocale !== 'object' || byLocale === null) return [];
    const [code = ''] = Object.keys(byLocale);
    const value: unknown = Object.getOwnPropertyDescriptor(byLocale, locale ?? code)?.value;
    return value === undefined || value === null ? [] : [[id, value] as const];
  });
  return Object.fromEntries(values);
}
