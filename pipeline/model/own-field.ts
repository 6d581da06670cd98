import { contentTypes } from '../../schemas/content/index.ts';
import type { FieldKindDefinition } from '../../schemas/fields/field.ts';
import { type Field, type FieldKind, fieldKinds } from '../../schemas/fields/index.ts';
import type { Limits } from '../../schemas/fields/limits.ts';
import { helpOf } from './reference/help.ts';
import { textLimits } from './text-limits.ts';
import type { ModelField } from './space-model.ts';

interface At {
  readonly type: string;
  readonly name: string;
}

/** A field of ours as a field of Contentful. */
export function ownField(field: Field, at: At): ModelField {
  const { contentful, editor }: FieldKindDefinition = fieldKinds[field.kind];
  const { widget, limits = limitsByType[field.kind]?.(at) ?? {}, localized = false } = editor(field as never); // of its kind
  const help = helpOf(at.type, at.name);
  return {
    id: at.name,
    name: label(at.name),
    type: contentful,
    widget,
    limits,
    localized,
    required: field.required ?? false,
    disabled: false,
    omitted: false,
    ...(help !== undefined && { help }),
  };
}

/** Limits that name content types, which no field kind knows. */
const limitsByType: Partial<Record<FieldKind, (at: At) => Limits>> = {
  asset: ({ type }) => ({ files: type === contentTypes.media.id ? [...playable] : ['image'] }),
  richText: () => textLimits,
};

/** The groups of files that a media entry shows. Source: Contentful, `linkMimetypeGroup`. */
const playable = ['image', 'video', 'audio', 'pdfdocument'] as const;

/** `howToSections` as `How to sections`. */
function label(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/gu, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
