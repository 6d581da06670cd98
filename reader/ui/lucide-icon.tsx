import { createElement, type ReactNode, type SVGAttributes } from 'react';

/** A drawing as lucide-react has it. */
interface IconData {
  /** Its square. Unit: px. */
  readonly size: number;
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes an icon from a drawing of Lucide. It replaces the library's own function. That one computes constant values for
 * every icon, and pages contain many.
 */
export default function createIcon({
  size,
  node,
}: IconData): (props: SVGAttributes<SVGElement>) => ReactNode {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props) => (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {shapes}
    </svg>
  );
}
