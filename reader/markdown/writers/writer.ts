import type { ContentNode, NodeOf } from '../../../schemas/bundle/node.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { SectionId } from '../../../schemas/page-titles/en.ts';
import { pageTitle } from '../../messages/page-title.ts';
import { heading } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';

/** How an entry of a type is written: the same words in the same order as its view shows. */
export type Writer<Id extends ContentTypeId> = (node: NodeOf<Id>, context: Context) => readonly string[];

/** By type; one without a writer is written as its definition says: `derived.ts`. */
export type Writers = { readonly [Id in ContentTypeId]: Writer<Id> };

/** Entries one after the other. */
export const each = (nodes: readonly ContentNode[], context: Context): string[] =>
  nodes.flatMap((node) => context.blocks(node));

/** The heading of a part; without a title there is none. */
export const headingOf = ({ level }: Pick<ContentNode, 'level'>, title: string | undefined): string[] =>
  title === undefined ? [] : [heading(level ?? topLevel, escapeText(title))];

/** Directly under the page's title. */
const topLevel = 2;

/** A heading that is the same in all articles of a type. */
export const fixedHeading = (id: SectionId, { labels }: Context): string =>
  heading(topLevel, escapeText(labels[id] ?? pageTitle(id)));
