import { compareModels } from '../../../pipeline/model/compare/compare-models.ts';
import type { ModelReport } from '../../../pipeline/model/compare/difference.ts';
import { ownModel } from '../../../pipeline/model/own-model.ts';
import { readModel } from '../../../pipeline/model/read-model.ts';
import { importableModel } from '../../../pipeline/model/write-model.ts';
import type { ConfigInput } from '../../../pipeline/config/config.ts';
import { settings } from '../documents.ts';

/** A model as Contentful writes it, for tests that change it. */
export interface WireModel {
  contentTypes: WireType[];
  editorInterfaces: {
    sys: { contentType: { sys: { id: string } } };
    controls: { fieldId: string; widgetId: string }[];
  }[];
}

export interface WireType {
  sys: { id: string };
  name: string;
  displayField?: string | null;
  fields: WireField[];
}

export interface WireField {
  id: string;
  name: string;
  type: string;
  linkType?: string;
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  deleted?: boolean;
  validations: Record<string, unknown>[];
  items?: { type: string; linkType?: string; validations: Record<string, unknown>[] };
}

/** Our model as it is printed, each time a new one. */
export const printed = (): WireModel => JSON.parse(JSON.stringify(importableModel(ownModel()))) as WireModel;

export function typeIn(model: WireModel, id: string): WireType {
  const type = model.contentTypes.find(({ sys }) => sys.id === id);
  if (type === undefined) throw new Error(`no type ${id}`);
  return type;
}

export function fieldIn(model: WireModel, type: string, id: string): WireField {
  const field = typeIn(model, type).fields.find((each) => each.id === id);
  if (field === undefined) throw new Error(`no field ${id} in ${type}`);
  return field;
}

interface Beside {
  readonly lock?: WireModel;
  readonly config?: ConfigInput;
  readonly languages?: number;
  readonly entries?: ReadonlyMap<string, number>;
}

/** The differences of a space with this model; it has two languages where nothing else is said. */
export const compared = (
  model: Pick<WireModel, 'contentTypes' | 'editorInterfaces'>,
  { lock, config = {}, languages = 2, entries = new Map() }: Beside = {},
): ModelReport =>
  compareModels({
    space: readModel(model),
    lock: lock && readModel(lock).model,
    config: settings(config),
    languages,
    entries,
  });

/** Where each difference is and how bad. */
export const told = ({ differences }: ModelReport): string[] =>
  differences.map(({ impact, change, contentType, field }) =>
    [impact, change, contentType, field].filter((each) => each !== undefined).join(' '),
  );
