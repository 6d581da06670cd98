import { rawEditorInterface } from './export/raw-export.ts';

/** The editor's widget of each field, such as `markdown`, by content type, then by field. Faulty editor interfaces are left out. */
export function readWidgets(editorInterfaces: readonly unknown[]): Map<string, Map<string, string>> {
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
