import { createContext, type ReactNode } from 'react';
import type { NodeOf } from '../../schemas/bundle/node.ts';
import type { ContentTypeId } from '../../schemas/content/index.ts';

/** What a content type's view is given. `inline`: it stands inside a line of text. */
export interface ViewProps<Id extends ContentTypeId> {
  readonly node: NodeOf<Id>;
  readonly inline?: boolean;
}

export type View<Id extends ContentTypeId> = (props: ViewProps<Id>) => ReactNode;

export type Views = { readonly [Id in ContentTypeId]: View<Id> };

/**
 * The views by content type. A context, because views show texts and texts show views: neither can import the other.
 * Whatever shows texts with entries in them stands inside it.
 */
export const ViewsContext = createContext<Partial<Views>>({});
