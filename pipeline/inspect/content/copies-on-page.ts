import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import type { FieldKind } from '../../../schemas/fields/index.ts';
import { isFilled } from '../../link/page/empty-part.ts';
import { isSameValue } from '../../diff/values/same-value.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { type Repeated, repeatedOnPage } from './repeated-on-page.ts';

/** Questions and terms have rules of their own, which go by their titles alone. */
const compared = Object.values<ContentTypeDefinition>(contentTypes).filter(
  ({ id, heading, titleField }) =>
    heading !== undefined && titleField !== undefined && id !== 'kbFaqQuestion' && id !== 'kbTerm',
);

/** The parts of an article's page that have the heading and all the content of a part before them: only their anchors may differ. */
export const copiesOnPage = (article: Entry, graph: Graph): Repeated[] =>
  compared.flatMap((definition) =>
    repeatedOnPage(
      article,
      { type: definition.id as ContentTypeId, keyOf: ({ title = '' }) => title },
      graph,
    ).filter(({ first, second }) => isCopy(first, second, definition)),
  );

function isCopy(first: Entry, second: Entry, { fields, heading }: ContentTypeDefinition): boolean {
  const names = Object.keys(fields).filter((name) => name !== heading?.anchorField);
  return (
    names.some((name) => contentKinds.has(fields[name]?.kind) && isFilled(first.fields[name])) &&
    names.every((name) => isSameValue(first.fields[name], second.fields[name]))
  );
}

const contentKinds: ReadonlySet<FieldKind | undefined> = new Set(['part', 'parts', 'richText']);
