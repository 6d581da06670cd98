import type { ElementContent } from 'hast';
import type { OtherFieldOfNode } from '../../schemas/bundle/node.ts';

/** Where an entry of a type that is not ours leads: the address that alone stands in one of its fields, if no other field has one. */
export function linkIn(values: readonly OtherFieldOfNode[]): string | undefined {
  const [url, ...others] = values.flatMap((field) =>
    field.kind === 'richText' ? (loneLink(field.value.children) ?? []) : [],
  );
  return others.length === 0 ? url : undefined;
}

function loneLink(children: readonly ElementContent[]): string | undefined {
  const [lone, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0 || lone?.type !== 'element') return undefined;
  if (lone.tagName === 'p') return loneLink(lone.children);
  const { href } = lone.properties;
  return lone.tagName === 'a' && typeof href === 'string' ? href : undefined;
}
