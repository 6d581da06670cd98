import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';
import type { NameOf } from '../../problem.ts';
import { shortText } from '../../short-text.ts';

/** What editors call the fields of an entry. */
export const namesOfFields =
  ({ contentType }: Pick<Entry, 'contentType'>, { types }: Pick<Graph, 'types'>): NameOf =>
  (field) =>
    types.get(contentType)?.fields.get(field)?.name ?? field;

/** The name of an entry's type, for a report: none where the id is all there is. */
export const typeNameIn = (entry: Entry | undefined): { readonly typeName?: string } =>
  entry === undefined || entry.typeName === entry.contentType ? {} : { typeName: shortText(entry.typeName) };

/** The name of the field that a path begins with, likewise. */
export function fieldNameIn(
  entry: Entry | undefined,
  [field]: FieldPath,
  graph: Pick<Graph, 'types'>,
): { readonly fieldName?: string } {
  if (entry === undefined || typeof field !== 'string') return {};
  const name = namesOfFields(entry, graph)(field);
  return name === field ? {} : { fieldName: shortText(name) };
}
