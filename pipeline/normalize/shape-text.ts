import type { Element, ElementContent } from 'hast';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { headingLevelIn, topLevel } from '../link/page/heading-levels.ts';
import { isEmptyBlock, isSeen } from '../rich-text/drop-empty.ts';
import { headingLevel } from '../rich-text/heading-level.ts';
import type { Text } from '../rich-text/text.ts';
import { liftBlocks } from './lift-blocks.ts';

/** The position of a text on its page. */
export interface TextPlace {
  /** The path of fields from the article, as in the outline. */
  readonly path: string;
  /** The level of the heading above. */
  readonly level: number;
  /** The id that the outline gave the heading at a path; undefined where there is no page. */
  headingId(path: string): string | undefined;
  /** The nodes that replace an embedded entry or asset, at a path and below a heading. */
  embed(embed: Element, path: string, level: number): ElementContent[];
}

/**
 * Fits a finished text into its page: headings get their level and id from the outline, embeds are filled. Headings and embedded
 * entries are counted like in the outline, in the order of the text. The text is changed in place, because each page has its own.
 */
export function shapeText(
  finished: ElementContent[],
  flow: Text['flow'],
  place: TextPlace,
): ElementContent[] {
  const top = topLevel(flow);
  let step = 0;
  let { level } = place;
  const shapeAll = (nodes: ElementContent[]): ElementContent[] => {
    let filled: ElementContent[] | undefined; // made where the first embed stands
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'element' && node.tagName === embedTag) {
        const path = `${place.path}#${step}`;
        if (node.properties['dataEntry'] !== undefined) step += 1;
        (filled ??= nodes.slice(0, index)).push(...place.embed(node, path, level));
        continue;
      }
      if (node.type === 'element') shape(node);
      if (isHollow(node)) filled ??= nodes.slice(0, index);
      else filled?.push(node);
    }
    return filled ?? nodes;
  };
  const shape = (node: Element): void => {
    const written = headingLevel(node);
    if (written !== undefined) {
      level = headingLevelIn(place.level, written, top);
      const id = place.headingId(`${place.path}#${step}`);
      step += 1;
      node.tagName = `h${level}`;
      if (id !== undefined) node.properties = { ...node.properties, id };
    }
    node.children = shapeAll(node.children);
  };
  // a paragraph may have held nothing but an entry that is not shown
  const children = liftBlocks(shapeAll(finished)).filter(
    (node) => !(node.type === 'element' && node.tagName === 'p' && isEmptyBlock(node)),
  );
  return children.some(isSeen) ? children : [];
}

/** A heading that held nothing but an entry that is not shown. */
const isHollow = (node: ElementContent): boolean =>
  node.type === 'element' && headingLevel(node) !== undefined && isEmptyBlock(node);
