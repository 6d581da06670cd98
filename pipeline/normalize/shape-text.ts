import type { Element, ElementContent } from 'hast';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { headingLevelIn, topLevel } from '../link/heading-levels.ts';
import { isEmptyBlock, isSeen } from '../rich-text/drop-empty.ts';
import { headingLevel } from '../rich-text/heading-level.ts';
import type { Text } from '../rich-text/text.ts';

/** Where a text stands on its page. */
export interface TextPlace {
  /** As in the outline: the fields from the article on. */
  readonly path: string;
  /** The level of the heading above. */
  readonly level: number;
  /** The id that the outline gave the heading at a path; undefined where there is no page. */
  headingId(path: string): string | undefined;
  /** What stands for an embedded entry or asset, at a path and below a heading. */
  embed(embed: Element, path: string, level: number): ElementContent[];
}

/**
 * A finished text in its place on a page: headings get the level and the id that the outline gave them, embeds are
 * filled. Headings and embedded entries are counted as the outline counted them, in the order of the text.
 */
export function shapeText(
  finished: readonly ElementContent[],
  flow: Text['flow'],
  place: TextPlace,
): ElementContent[] {
  const top = topLevel(flow);
  let step = 0;
  let { level } = place;
  const shape = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const path = `${place.path}#${step}`;
    const written = headingLevel(node);
    if (written !== undefined) {
      level = headingLevelIn(place.level, written, top);
      step += 1;
      const id = place.headingId(path);
      const properties = { ...node.properties, ...(id !== undefined && { id }) };
      return [{ ...node, tagName: `h${level}`, properties, children: node.children.flatMap(shape) }];
    }
    if (node.tagName === embedTag) {
      if (node.properties['dataEntry'] !== undefined) step += 1;
      return place.embed(node, path, level);
    }
    return [{ ...node, children: node.children.flatMap(shape) }];
  };
  // a paragraph may have held nothing but an entry that is not shown
  const children = finished
    .flatMap(shape)
    .filter((node) => !(node.type === 'element' && node.tagName === 'p' && isEmptyBlock(node)));
  return children.some(isSeen) ? children : [];
}
