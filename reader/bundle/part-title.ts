import type { NodeOf } from '../../schemas/bundle/node.ts';
import type { EmbeddedTypeId } from '../../schemas/content/article-types.ts';
import { partTitleOf } from '../../schemas/part-title-of.ts';
import { pageTitle } from '../messages/page-title.ts';

export type EmbeddedPart = { [Id in EmbeddedTypeId]: NodeOf<Id> }[EmbeddedTypeId];

/** The title of a part of release notes in the contents: its own title, or the site's label for such parts. */
export function partTitle(node: EmbeddedPart, labels: Readonly<Record<string, string>>): string {
  const codeId = node.type === 'spotlightBox' ? node.fields.spotlightBoxType?.fields.codeId : undefined;
  const id = partTitleOf(node.type, codeId);
  return ownTitle(node)?.trim() || (labels[id] ?? pageTitle(id));
}

/** A name is the editors' own, and no title. */
function ownTitle(node: EmbeddedPart): string | undefined {
  switch (node.type) {
    case 'workflow':
      return node.fields.workflowName;
    case 'interactiveContent':
    case 'externalVideo':
    case 'kbLandingPageInfoBox':
      return node.fields.title;
    default:
      return undefined;
  }
}
