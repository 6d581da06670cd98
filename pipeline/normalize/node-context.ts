import type { ElementContent } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { SourceLocation } from '../../schemas/preview/source-location.ts';
import type { TextSource } from '../entry.ts';
import type { Graph, PageOutline } from '../graph.ts';
import type { PartLink, Within } from '../link/page/parts.ts';
import type { Media } from './media.ts';
import type { MissingWords } from './missing-words.ts';

/** The values that the nodes of one page are built from. */
export interface NodeContext {
  readonly graph: Graph;
  readonly media: Media;
  /** The page for which nodes are built: its outline says which ids headings have. */
  readonly page?: PageOutline | undefined;
  /** Only in a preview: why something that an entry refers to is not shown. */
  readonly missing?: MissingWords | undefined;
}

/** The same with the functions that build texts and parts. */
export interface FieldContext extends NodeContext {
  readonly finish: (source: TextSource) => ElementContent[];
  /** The node of a part. In a preview a placeholder stands for a part that is not shown. */
  readonly part: (link: PartLink, at: At) => ContentNode | undefined;
  /** The placeholder of something that is not shown; only in a preview. */
  readonly placeholder: (link: PartLink, at: At) => ContentNode | undefined;
}

/** The position of a node or a text on its page. */
export interface At {
  /** The path of fields from the article, as in the outline. */
  readonly path: string;
  /** The level of the heading above. */
  readonly level: number;
  readonly within: Within;
  /** The field that it comes from, only in a preview. */
  readonly location?: SourceLocation | undefined;
}

/** The source location of a node; only in a preview. */
export const locatedAt = ({ location }: At) => location && { inPreview: { at: location } };
