import type { ContentTypeId } from '../content/index.ts';
import type { ContentNode, NodeOf } from './node.ts';

/** The nodes of one type: entries of types that are not ours can stand among them. */
export const nodesOfType = <Id extends ContentTypeId>(
  type: Id,
  nodes: readonly ContentNode[],
): readonly NodeOf<Id>[] => nodes.filter((node): node is NodeOf<Id> & ContentNode => node.type === type);
