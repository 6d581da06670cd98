import { type RawContentType, type RawExport, rawContentType, rawEditorInterface } from './raw-export.ts';

/** What the export says of the space's own content types. */
export interface ContentModel {
  displayField(contentType: string): string | undefined;
  isLocalized(contentType: string, field: string): boolean;
  /** Editors write the field as Markdown: where no editor interface is exported, Contentful's own default. */
  isMarkdown(contentType: string, field: string): boolean;
}

export function readContentModel({ contentTypes, editorInterfaces }: RawExport): ContentModel {
  const types = new Map<string, RawContentType>();
  for (const raw of contentTypes) {
    const parsed = rawContentType.safeParse(raw);
    if (parsed.success) types.set(parsed.data.sys.id, parsed.data);
  }
  const widgets = readWidgets(editorInterfaces);
  return {
    displayField: (contentType) => types.get(contentType)?.displayField ?? undefined,
    isLocalized(contentType, field) {
      const type = types.get(contentType);
      // without a model any locale's value may be there
      return type === undefined || (type.fields.find(({ id }) => id === field)?.localized ?? true);
    },
    isMarkdown: (contentType, field) => (widgets.get(contentType)?.get(field) ?? 'markdown') === 'markdown',
  };
}

function readWidgets(editorInterfaces: readonly unknown[]): Map<string, Map<string, string>> {
  const widgets = new Map<string, Map<string, string>>();
  for (const raw of editorInterfaces) {
    const parsed = rawEditorInterface.safeParse(raw);
    if (!parsed.success) continue;
    const controls = parsed.data.controls.flatMap(({ fieldId, widgetId }): [string, string][] =>
      widgetId ? [[fieldId, widgetId]] : [],
    );
    widgets.set(parsed.data.sys.contentType.sys.id, new Map(controls));
  }
  return widgets;
}
