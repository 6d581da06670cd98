import type { EntryId } from '../../../schemas/base/ids.ts';
import type { HomeSectionCode } from '../../../schemas/spec/pages/home.ts';
import type { ContentNode, NodeOf } from '../../../schemas/bundle/node.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';

/** The home entry of a section. If there are several, it is the first by id. */
export const sectionOf = (code: HomeSectionCode, { others }: NormalSpace): NodeOf<'homeEntry'> | undefined =>
  [...others.values()].find(
    (node): node is NodeOf<'homeEntry'> => node.type === 'homeEntry' && node.fields.codeId === code,
  );

/** The cards of a section, in the editors' order. A card need not have a link of its own. */
export function sectionCards(code: HomeSectionCode, space: NormalSpace, graph: Graph): ContentNode[] {
  const section = sectionOf(code, space);
  const links = section && graph.entries.get(section.id as EntryId)?.fields['subContent'];
  return ((links ?? []) as readonly EntryLinkValue[]).flatMap(({ sys }) => {
    const node = space.others.get(sys.id as EntryId) ?? space.article(sys.id as EntryId);
    return node === undefined || isDeadEnd(node, graph) ? [] : node;
  });
}

/** A card whose article the build does not include and that lists nothing else. */
const isDeadEnd = (node: ContentNode, graph: Graph): boolean =>
  node.type === 'homeEntry' &&
  graph.entries.get(node.id as EntryId)?.fields['content'] !== undefined &&
  node.fields.content === undefined &&
  node.fields.subContent.length === 0;
