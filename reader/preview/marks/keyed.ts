import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Mark } from './mark-roots.tsx';

interface Keyed extends Mark {
  readonly children?: ReactNode;
  readonly 'aria-hidden'?: unknown;
}

/** The same, with the elements of a tag marked with their keys, where those are ids of entries: as lists of cards are written. */
export function markedByKey(node: ReactNode, tag: string): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode) => markedByKey(each, tag));
  if (!isValidElement<Keyed>(node)) return node;
  const { type, key, props } = node;
  if (type === tag) {
    return key === null || props['aria-hidden'] !== undefined
      ? node
      : cloneElement(node, { 'data-entry': key });
  }
  if (typeof type !== 'string' && typeof type !== 'symbol') return node;
  const children = Array.isArray(props.children) ? (props.children as ReactNode[]) : [props.children];
  return cloneElement(node, {}, ...children.map((each) => markedByKey(each, tag)));
}
