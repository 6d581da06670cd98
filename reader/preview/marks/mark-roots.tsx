import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { NodeView } from '../../views/node-view.tsx';

/** The attributes of a mark, as HTML spells them. */
export type Mark = Readonly<Record<`data-${string}`, string | undefined>>;

/**
 * Adds the attributes to the outermost HTML elements. No wrapper is added, because styles depend on the structure.
 * The output of a component is marked when it renders. An embedded entry marks its own roots.
 */
export function marked(node: ReactNode, mark: Mark): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode) => marked(each, mark));
  if (!isValidElement<WithChildren>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'string') return cloneElement(node, { ...mark, ...ownMarks(props) });
  if (type === Fragment)
    return cloneElement(node, {}, ...childrenOf(props).map((each) => marked(each, mark)));
  const component = plainComponent(type);
  if (component === undefined || component === NodeView) return node;
  return createElement(markedComponent(component), { key: node.key, mark, own: props });
}

interface WithChildren {
  readonly children?: ReactNode;
}

/** The children as they were given. A nested list keeps its keys. */
const childrenOf = ({ children }: WithChildren): readonly ReactNode[] =>
  Array.isArray(children) ? (children as readonly ReactNode[]) : [children];

/** An element that is already marked is left unchanged. */
const ownMarks = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^data-(?:entry|field|asset|at)$/u.test(name)));

type Component = (props: object) => ReactNode;

/** A component that is a function, memoised or not; other kinds are left as they are. */
function plainComponent(type: unknown): Component | undefined {
  if (typeof type === 'function') return type as Component; // no component of the reader is a class
  const inner = (type as { readonly type?: unknown } | null)?.type;
  return typeof inner === 'function' ? (inner as Component) : undefined;
}

interface MarkedProps {
  readonly mark: Mark;
  readonly own: object;
}

/**
 * One component for each original, because React identifies components by their functions and keeps state by that.
 */
const markedComponent = sameForSame(
  (component: Component) =>
    ({ mark, own }: MarkedProps): ReactNode =>
      marked(component(own), mark),
);

/** True if a node certainly renders nothing. It is not rendered for this. */
export function isNothing(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return true;
  if (Array.isArray(node)) return node.every((each: ReactNode) => isNothing(each));
  if (!isValidElement<WithChildren>(node)) return false;
  if (node.type === RichTextView) {
    return !hasContent((node as ReactElement<Parameters<typeof RichTextView>[0]>).props.text);
  }
  return node.type === Fragment && childrenOf(node.props).every(isNothing);
}
