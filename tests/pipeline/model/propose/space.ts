import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';

/** A field as `type`, with what a test says of it; `→ author` leads to entries of a type, `→* part` to a list of them. */
type FieldText = string;

interface TypeOf {
  readonly fields: Readonly<Record<string, FieldText>>;
  readonly displayField?: string;
  readonly slug?: string;
  /** The values of each entry; a link is `{ to: id }`. */
  readonly entries?: readonly Readonly<Record<string, unknown>>[];
}

/** An export of a space with some types, whose entries are called `<type>-1` and so on. */
export function space(types: Readonly<Record<string, TypeOf>>): RawExport {
  return {
    contentTypes: Object.entries(types).map(([id, { fields, displayField }]) => ({
      sys: { id },
      name: id,
      displayField: displayField ?? Object.keys(fields)[0],
      fields: Object.entries(fields).map(([name, text]) => ({ id: name, name, ...fieldOf(text) })),
    })),
    editorInterfaces: Object.entries(types).map(([id, { slug }]) => ({
      sys: { id: 'default', contentType: { sys: { id } } },
      controls: slug === undefined ? [] : [{ fieldId: slug, widgetId: 'slugEditor' }],
    })),
    entries: Object.entries(types).flatMap(([type, { entries = [] }]) =>
      entries.map((values, index) => ({
        sys: {
          id: `${type}-${index + 1}`,
          contentType: { sys: { id: type } },
          version: 2,
          publishedVersion: 1,
        },
        fields: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, { en: valueOf(value) }]),
        ),
      })),
    ),
    assets: [],
    locales: [{ code: 'en', default: true }],
  };
}

function fieldOf(text: string): object {
  const [arrow, target] = text.split(' ');
  const validations = target === undefined ? [] : [{ linkContentType: target.split(',') }];
  if (arrow === '→') return { type: 'Link', linkType: 'Entry', validations };
  if (arrow === '→*') return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations } };
  if (text === 'Asset') return { type: 'Link', linkType: 'Asset' };
  if (text === 'Symbols') return { type: 'Array', items: { type: 'Symbol' } };
  if (arrow === 'Choice') return { type: 'Symbol', validations: [{ in: target?.split(',') }] };
  return { type: text };
}

/** `{ to }` and lists of it are links, `{ rich }` is a rich text. */
function valueOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('to' in value) return { sys: { type: 'Link', linkType: 'Entry', id: value.to } };
  if ('rich' in value) return document(String(value.rich));
  return value;
}

const document = (text: string): object => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] },
  ],
});

/** So many words. */
export const words = (number: number): string =>
  Array.from({ length: number }, (_, index) => `word${index}`).join(' ');
