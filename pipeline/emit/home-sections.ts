import type { EntryId } from '../../schemas/base/ids.ts';
import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import type { HomeSectionCode } from '../../schemas/bundle/index.ts';
import type { NormalSpace } from '../stages/normalize.ts';

/** The home entry that is a section, the first by id where there are several. */
export const sectionOf = (code: HomeSectionCode, { others }: NormalSpace): NodeOf<'homeEntry'> | undefined =>
  [...others.values()].find(
    (node): node is NodeOf<'homeEntry'> => node.type === 'homeEntry' && node.fields.codeId === code,
  );

/** The cards of a section, in the editors' order. */
export const sectionCards = (code: HomeSectionCode, space: NormalSpace): ContentNode[] =>
  (sectionOf(code, space)?.fields.subContent ?? []).flatMap(
    ({ id }) => space.others.get(id as EntryId) ?? space.articles.get(id as EntryId) ?? [],
  );
