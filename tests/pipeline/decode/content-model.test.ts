import { expect, test } from 'vitest';
import { readContentModel } from '../../../pipeline/decode/content-model.ts';
import { exportOf } from '../documents.ts';

const type = (id: string, fields: readonly object[], displayField: string | null = 'name') => ({
  sys: { id },
  displayField,
  fields,
});
const editor = (contentType: string, controls: readonly object[]) => ({
  sys: { contentType: { sys: { id: contentType } } },
  controls,
});
function methods(contentTypes: readonly unknown[], editorInterfaces: readonly unknown[] = []) {
  const model = readContentModel(exportOf([], { contentTypes, editorInterfaces }));
  return {
    displayField: (contentType: string) => model.displayField(contentType),
    isLocalized: (contentType: string, field: string) => model.isLocalized(contentType, field),
    isMarkdown: (contentType: string, field: string) => model.isMarkdown(contentType, field),
  };
}

test('a text is Markdown only where its editor is, and where nothing says otherwise', () => {
  const { isMarkdown } = methods(
    [],
    [
      editor('post', [
        { fieldId: 'body', widgetId: 'markdown' },
        { fieldId: 'notes', widgetId: 'multipleLine' },
        { fieldId: 'teaser' },
        { fieldId: 'footer', widgetId: null },
      ]),
    ],
  );
  const fields = ['body', 'notes', 'teaser', 'footer', 'other'];
  expect(fields.filter((field) => isMarkdown('post', field))).toEqual(['body', 'teaser', 'footer', 'other']);
  expect(isMarkdown('constructor', 'toString')).toBe(true);
});

test('a field is localised where the model says so, and where there is no model', () => {
  const { isLocalized } = methods([type('post', [{ id: 'a', localized: true }, { id: 'b' }])]);
  expect([isLocalized('post', 'a'), isLocalized('post', 'b')]).toEqual([true, false]);
  expect([isLocalized('post', 'removed'), isLocalized('other', 'b')]).toEqual([true, true]);
});

test('the display field is known where it is there', () => {
  const { displayField } = methods([type('post', []), type('page', [], null)]);
  expect(['post', 'page', 'other', 'constructor'].map(displayField)).toEqual([
    'name',
    undefined,
    undefined,
    undefined,
  ]);
});

test('broken content types and editor interfaces are passed over', () => {
  const { displayField, isMarkdown } = methods(
    [null, {}, { sys: { id: 7 } }, type('post', [])],
    [null, { sys: {} }, { sys: { contentType: { sys: { id: 'post' } } }, controls: [{}] }],
  );
  expect(displayField('post')).toBe('name');
  expect(isMarkdown('post', 'body')).toBe(true);
});
