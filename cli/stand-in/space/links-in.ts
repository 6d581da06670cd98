import { isRecord } from '../../../schemas/base/is-record.ts';
import { type ItemKind, linkTarget, type Resource } from './resource.ts';

export interface ItemLink {
  readonly linkType: ItemKind;
  readonly id: string;
}

/** The links to entries and assets in fields, rich text included. It uses a stack, because content can be deep. */
export function linksIn({ fields }: Resource): readonly ItemLink[] {
  const links: ItemLink[] = [];
  const left: unknown[] = [fields];
  while (left.length > 0) {
    const value = left.pop();
    const target = linkTarget(value);
    if (target !== undefined && (target.linkType === 'Entry' || target.linkType === 'Asset')) {
      links.push({ linkType: target.linkType, id: target.id });
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const each of Object.values(value)) if (typeof each === 'object') left.push(each);
    }
  }
  return links;
}
