import * as z from 'zod';
import type { Resource } from '../../space/resource.ts';

/** Why Contentful refuses an editor interface: a control of no field, or a widget for fields of another type. */
export function editorInterfaceFaults(body: unknown, contentType: Resource): readonly object[] {
  const { error, data } = schema.safeParse(body);
  if (error !== undefined) {
    return error.issues.map(({ path, message }) => ({ name: 'invalid', path, details: message }));
  }
  const types = typesOf(contentType);
  return (data.controls ?? []).flatMap(({ fieldId, widgetId, widgetNamespace = 'builtin' }, index) => {
    const path = ['controls', index];
    const type = types.get(fieldId);
    if (type === undefined) return [{ name: 'unknown', path, details: `There is no field "${fieldId}".` }];
    if (widgetId === undefined || widgetNamespace !== 'builtin') return [];
    if (widgets.get(widgetId)?.includes(type) === true) return [];
    return [{ name: 'invalid', path, details: `The widget "${widgetId}" is not one of a field ${type}.` }];
  });
}

/** The types of fields that each widget edits. Source: Contentful, "Editor interfaces". */
const widgets: ReadonlyMap<string, readonly string[]> = new Map([
  ['singleLine', ['Symbol', 'Text']],
  ['multipleLine', ['Text']],
  ['markdown', ['Text']],
  ['urlEditor', ['Symbol', 'Text']],
  ['slugEditor', ['Symbol', 'Text']],
  ['dropdown', ['Symbol', 'Text', 'Integer', 'Number']],
  ['radio', ['Symbol', 'Text', 'Integer', 'Number', 'Boolean']],
  ['boolean', ['Boolean']],
  ['numberEditor', ['Integer', 'Number']],
  ['rating', ['Integer', 'Number']],
  ['datePicker', ['Date']],
  ['locationEditor', ['Location']],
  ['objectEditor', ['Object']],
  ['richTextEditor', ['RichText']],
  ['tagEditor', ['Array of Symbol']],
  ['listInput', ['Array of Symbol']],
  ['checkbox', ['Array of Symbol']],
  ['entryLinkEditor', ['Link to Entry']],
  ['entryCardEditor', ['Link to Entry']],
  ['assetLinkEditor', ['Link to Asset']],
  ['entryLinksEditor', ['Array of Link to Entry']],
  ['entryCardsEditor', ['Array of Link to Entry']],
  ['assetLinksEditor', ['Array of Link to Asset']],
  ['assetGalleryEditor', ['Array of Link to Asset']],
]);

const schema = z.looseObject({
  controls: z
    .array(
      z.looseObject({
        fieldId: z.string(),
        widgetId: z.string().optional(),
        widgetNamespace: z.string().optional(),
      }),
    )
    .optional(),
});

const fieldsOf = z.looseObject({
  fields: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      linkType: z.string().optional(),
      items: z.looseObject({ type: z.string(), linkType: z.string().optional() }).optional(),
    }),
  ),
});

/** The type of each field, with what it holds or leads to: `Array of Link to Asset`. */
function typesOf(contentType: Resource): ReadonlyMap<string, string> {
  const { data } = fieldsOf.safeParse(contentType);
  return new Map((data?.fields ?? []).map(({ id, items, ...field }) => [id, items ? `Array of ${words(items)}` : words(field)])); // oxfmt-ignore
}

const words = ({ type, linkType }: { readonly type: string; readonly linkType?: string | undefined }) =>
  linkType === undefined ? type : `${type} to ${linkType}`;
