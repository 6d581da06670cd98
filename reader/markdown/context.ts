import type { OwnPrefixes } from '../../schemas/routes.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';

/** What the writing of one article's Markdown needs to know beside what it writes. */
export interface Context {
  /** Where a link leads or a file lies: an absolute address where the site has one. */
  readonly address: (url: string) => string;
  /** The words that a site has chosen in place of ours. */
  readonly labels: Readonly<Record<string, string>>;
  /** The site's own prefixes of addresses. */
  readonly prefixes: OwnPrefixes;
  /** An entry within a line of text, and one that stands by itself. They are given, because texts and entries hold each other. */
  readonly inline: (node: ContentNode, context: Context) => string;
  readonly blocks: (node: ContentNode) => readonly string[];
  /** Within a table's cell. */
  readonly isTable?: boolean;
  /** Within the words of a link. */
  readonly isLink?: boolean;
}
