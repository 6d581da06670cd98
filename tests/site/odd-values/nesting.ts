import type { Nodes } from 'hast';
import { fromHtml } from '../../reader/markdown/parsed.ts';

/** Deeper elements stand beside one another in browsers. Source: Chromium and WebKit, the limit of their parsers. */
const maxLevels = 512;

/**
 * The elements of which a parser makes more or fewer than the page's text has: they stand where HTML does not allow them, and React
 * could not take over what browsers make of them.
 */
export function misplacedElements(html: string): string[] {
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('<body')));
  const written = counted([...body.matchAll(/<([a-z][a-z\d]*)[\s/>]/giu)].map(([, name = '']) => name));
  const parsed: string[] = [];
  const levels = levelsOf(fromHtml(`<!doctype html><html><head></head>${body}`), parsed);
  const found = counted(parsed.filter((name) => name !== 'html' && name !== 'head'));
  const others = [...new Set([...written.keys(), ...found.keys()])].filter(
    (name) => written.get(name) !== found.get(name),
  );
  return [
    ...others.map((name) => `${found.get(name) ?? 0} ${name} of ${written.get(name) ?? 0}`),
    ...(levels > maxLevels ? [`${levels} levels`] : []),
  ];
}

/** How deep elements stand in one another; their names are added to the list. */
function levelsOf(node: Nodes, names: string[]): number {
  if (node.type === 'element') names.push(node.tagName);
  const children = 'children' in node ? node.children : [];
  return Math.max(0, ...children.map((child) => levelsOf(child, names))) + 1;
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
