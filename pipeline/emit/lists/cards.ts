import type { EntryId } from '../../../schemas/base/ids.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { Card } from '../../../schemas/bundle/index.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { linkTo } from '../../addresses/address-of.ts';
import { summaryOf } from '../../addresses/summary-of.ts';
import { announcementOf } from './announcements.ts';
import { splitPro } from './pro.ts';

/** An entry as a card of the home page or of the categories page. */
export function cardOf(node: ContentNode, space: NormalSpace, graph: Graph): Card {
  const link = linkTo(node.id, graph);
  const name = link?.title ?? graph.entries.get(node.id as EntryId)?.title ?? '';
  const about = {
    id: node.id,
    ...splitPro(name, graph.config.site.edition),
    ...(link && { url: link.url }),
    colours: [] as string[],
    links: [] as Card['links'],
  };
  switch (node.type) {
    case 'homeEntry':
      return { ...about, kind: 'card', ...homeParts(node, graph), ...contentParts(node, space, graph) };
    case 'kbHighlight':
      return {
        ...about,
        kind: 'highlight',
        ...(node.fields.description && { description: node.fields.description }),
        ...(node.fields.image && { image: node.fields.image }),
      };
    case 'kbReleaseNotes':
      return { ...about, ...releaseNotesParts(node) };
    case 'announcement':
      return {
        ...about,
        kind: 'announcement',
        announcement: announcementOf(node),
        ...(node.fields.image && { image: node.fields.image }),
      };
    default:
      return { ...about, kind: 'card' };
  }
}

/** The text of a card comes from its article, because cards have no text of their own. Release notes stay release notes [HM-3]. */
function contentParts(card: NodeOf<'homeEntry'>, space: NormalSpace, graph: Graph): Partial<Card> {
  const { content, subContent } = card.fields;
  const node = content?.type === 'kbReleaseNotes' ? space.article(content.id as EntryId) : undefined;
  if (node?.type === 'kbReleaseNotes' && subContent.length === 0) return releaseNotesParts(node);
  return summaryOf(content?.id, graph);
}

const releaseNotesParts = ({
  fields,
  updatedAt,
}: NodeOf<'kbReleaseNotes'>): Pick<Card, 'kind' | 'description' | 'updatedAt'> => ({
  kind: 'releaseNotes',
  ...(updatedAt !== undefined && { updatedAt }),
  ...(fields.about && { description: fields.about }),
});

const homeParts = (
  { fields }: NodeOf<'homeEntry'>,
  { config }: Graph,
): Pick<Card, 'colours' | 'links' | 'icon'> => ({
  ...(fields.icon && { icon: fields.icon }),
  colours: [fields.borderColor1, fields.borderColor2].filter((colour) => colour !== undefined),
  links: fields.subContent.map((link) => ({ ...link, ...splitPro(link.title, config.site.edition) })),
});
