import type { Bounds, Limits } from '../../schemas/fields/limits.ts';
import type { ModelField, ModelType, SpaceModel } from './space-model.ts';

/** A model as `contentful space import` takes it, with everything that an editor sees. */
export const importableModel = ({ types }: SpaceModel): object => {
  const listed = [...types.values()];
  return {
    contentTypes: listed.map((type) => ({
      sys: { id: type.id, type: 'ContentType', ...published },
      name: type.name,
      ...(type.description !== undefined && { description: type.description }),
      ...(type.displayField !== undefined && { displayField: type.displayField }),
      fields: [...type.fields.values()].map((field) => ({
        id: field.id,
        name: field.name,
        ...shapeOf(field),
        localized: field.localized,
        required: field.required,
        disabled: field.disabled,
        omitted: field.omitted,
      })),
    })),
    editorInterfaces: listed.map((type) =>
      withHelp(
        editorInterface(type, () => true),
        type,
      ),
    ),
    // the importer looks through all of these
    entries: [],
    assets: [],
    locales: [],
  };
};

/**
 * The importer publishes only a type that was published where it comes from, and gives only a published one its editor interface; it
 * calls itself successful all the same. Source: contentful-import 9, `publishEntities`; Contentful, "Common properties".
 */
const published = { version: 2, publishedVersion: 1, publishedCounter: 1 } as const;

/** The parts of a model that affect reading, sorted, so that equal models give equal texts. */
export const minimalModel = ({ types }: SpaceModel): MinimalModel => {
  const listed = sorted([...types.values()]);
  return {
    contentTypes: listed.map(({ id, displayField, fields }) => ({
      sys: { id },
      ...(displayField !== undefined && { displayField }),
      fields: sorted([...fields.values()]).map((field) => ({
        id: field.id,
        ...shapeOf({ ...field, limits: sortedLimits(field.limits) }),
        ...Object.fromEntries(flags.filter((flag) => field[flag]).map((flag) => [flag, true])),
      })),
    })),
    editorInterfaces: listed
      .map((type) => editorInterface(type, ({ type: fieldType }) => fieldType === 'Text'))
      .filter(({ controls }) => controls.length > 0),
  };
};

export interface MinimalModel {
  readonly contentTypes: readonly object[];
  readonly editorInterfaces: readonly object[];
}

const flags = ['localized', 'required', 'disabled', 'omitted'] as const;

function shapeOf({ type, limits }: ModelField): object {
  const { count, ...ofItems } = limits;
  const [, item] = /^Array of (?<item>.*)$/su.exec(type) ?? [];
  if (item === undefined) return { ...typeOf(type), validations: validationsOf(limits) };
  return {
    type: 'Array',
    validations: count === undefined ? [] : [{ size: boundsOf(count) }],
    items: { ...typeOf(item), validations: validationsOf(ofItems) },
  };
}

function typeOf(words: string): object {
  const cut = words.indexOf(' to ');
  return cut === -1 ? { type: words } : { type: words.slice(0, cut), linkType: words.slice(cut + 4) };
}

function validationsOf({ pattern, ...limits }: Limits): object[] {
  const { targets, values, files, nodes, marks, embeds, unique, length, range } = limits;
  return [
    ...(unique ? [{ unique }] : []),
    ...(targets ? [{ linkContentType: targets }] : []),
    ...(values ? [{ in: values }] : []),
    ...(files ? [{ linkMimetypeGroup: files }] : []),
    ...(nodes ? [{ enabledNodeTypes: nodes }] : []),
    ...(marks ? [{ enabledMarks: marks }] : []),
    ...(embeds
      ? [
          {
            nodes: Object.fromEntries(
              [...embeds].map(([node, types]) => [node, [{ linkContentType: types }]]),
            ),
          },
        ]
      : []),
    ...(pattern
      ? [
          {
            regexp: { pattern: pattern.source, flags: pattern.flags === '' ? null : pattern.flags },
            ...(pattern.message !== undefined && { message: pattern.message }),
          },
        ]
      : []),
    ...(length ? [{ size: boundsOf(length) }] : []),
    ...(range ? [{ range: boundsOf(range) }] : []),
  ];
}

const boundsOf = ({ min, max }: Bounds) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

const editorInterface = ({ id, fields }: ModelType, isTold: (field: ModelField) => boolean) => ({
  sys: {
    id: 'default',
    type: 'EditorInterface',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id } },
  },
  controls: [...fields.values()].flatMap((field) =>
    field.widget !== undefined && isTold(field)
      ? [{ fieldId: field.id, widgetId: field.widget, widgetNamespace: 'builtin' }]
      : [],
  ),
});

/** The editor interface with what editors are told below each field. Source: Contentful, "Editor interfaces", `helpText`. */
const withHelp = (
  { sys, controls }: ReturnType<typeof editorInterface>,
  { fields }: ModelType,
): ReturnType<typeof editorInterface> => ({
  sys,
  controls: controls.map((control) => {
    const help = fields.get(control.fieldId)?.help;
    return help === undefined ? control : { ...control, settings: { helpText: help } };
  }),
});

const sorted = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

function sortedLimits({ embeds, pattern, ...limits }: Limits): Limits {
  const lists = Object.entries(limits).map(([name, value]) => [
    name,
    Array.isArray(value) ? alphabetical(value as readonly string[]) : value,
  ]);
  return {
    ...(Object.fromEntries(lists) as Limits), // the same names with values of the same kinds
    ...(pattern && { pattern: { source: pattern.source, flags: pattern.flags } }),
    ...(embeds && {
      embeds: new Map(
        [...embeds]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([node, types]) => [node, alphabetical(types)] as const),
      ),
    }),
  };
}

const alphabetical = (names: readonly string[]): string[] => names.toSorted((a, b) => (a < b ? -1 : 1));
