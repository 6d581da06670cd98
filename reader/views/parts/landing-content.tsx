import type { ReactNode } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import styles from './landing-content.module.css';
import { NodeView } from '../node-view.tsx';

type LandingNode = NodeOf<'kbLandingPage'>['fields']['content'][number];
type LinkNode = NodeOf<'kbLandingPageLink'>;

/** What a landing page or a section of it holds, in the editor's order; links in a row become one list of cards. */
export const LandingContent = ({ nodes }: { nodes: readonly LandingNode[] }): ReactNode =>
  grouped(nodes).map((item) =>
    Array.isArray(item) ? (
      <ul key={item[0].id} className={styles.links}>
        {item.map((link) => (
          <li key={link.id}>
            <NodeView node={link} />
          </li>
        ))}
      </ul>
    ) : (
      <NodeView key={item.id} node={item} />
    ),
  );

type Row = [LinkNode, ...LinkNode[]];
type Item = Row | Exclude<LandingNode, LinkNode>;

function grouped(nodes: readonly LandingNode[]): Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    const last = items.at(-1);
    if (node.type !== 'kbLandingPageLink') items.push(node);
    else if (Array.isArray(last)) last.push(node);
    else items.push([node]);
  }
  return items;
}
