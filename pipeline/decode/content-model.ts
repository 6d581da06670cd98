import { readModel } from '../model/read-model.ts';
import type { ModelField } from '../model/space-model.ts';
import { type RawContentType, type RawExport, rawContentType } from './export/raw-export.ts';
import { readWidgets } from './read-widgets.ts';

/** The content types of the space, from the export. */
export interface ContentModel {
  /** What editors call a content type; else its id. */
  typeName(contentType: string): string;
  displayField(contentType: string): string | undefined;
  /** In the order of the editor; none if the export has no such type. */
  fieldsOf(contentType: string): readonly ModelField[];
  /** Contentful's name of the field's type, such as `Symbol` or `Date`. Undefined if the export has none. */
  fieldType(contentType: string, field: string): string | undefined;
  isLocalized(contentType: string, field: string): boolean;
  /** Editors write the field as Markdown: where no editor interface is exported, Contentful's own default. */
  isMarkdown(contentType: string, field: string): boolean;
}

export function readContentModel({ contentTypes, editorInterfaces }: RawExport): ContentModel {
  const types = new Map<
    string,
    { name: string | undefined; displayField: string | undefined; fields: Map<string, RawField> }
  >();
  for (const raw of contentTypes) {
    const parsed = rawContentType.safeParse(raw);
    if (!parsed.success) continue;
    const { sys, name, displayField, fields } = parsed.data;
    types.set(sys.id, {
      name,
      displayField: displayField ?? undefined,
      fields: new Map(fields.map((field) => [field.id, field])),
    });
  }
  const widgets = readWidgets(editorInterfaces);
  const whole = onFirstUse(() => readModel({ contentTypes, editorInterfaces }).model.types);
  return {
    typeName: (contentType) => types.get(contentType)?.name ?? contentType,
    fieldsOf: (contentType) => [...(whole().get(contentType)?.fields.values() ?? [])],
    displayField: (contentType) => types.get(contentType)?.displayField,
    fieldType: (contentType, field) => types.get(contentType)?.fields.get(field)?.type,
    isLocalized(contentType, field) {
      const type = types.get(contentType);
      // without a model any locale's value may be there
      return type === undefined || (type.fields.get(field)?.localized ?? true);
    },
    isMarkdown: (contentType, field) => (widgets.get(contentType)?.get(field) ?? 'markdown') === 'markdown',
  };
}

function onFirstUse<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}

type RawField = RawContentType['fields'][number];
