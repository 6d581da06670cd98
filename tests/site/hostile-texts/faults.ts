import type { ElementContent } from 'hast';
import type { Options } from 'rehype-sanitize';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';

/** What of elements is off a list: nodes, attributes, and addresses with a scheme that runs something. */
export function faultsIn(nodes: readonly ElementContent[], list: Required<Options>): string[] {
  const { tagNames, attributes } = list;
  const faults: string[] = [];
  const look = (node: ElementContent): void => {
    if (node.type === 'text') return;
    if (node.type !== 'element') return void faults.push(node.type);
    const { tagName, properties, children } = node;
    if (!tagNames?.includes(tagName)) faults.push(tagName);
    const named = [...(attributes?.[tagName] ?? []), ...(attributes?.['*'] ?? [])].map(nameOf);
    for (const [name, value] of Object.entries(properties)) {
      if (!named.includes(name) || /^(?:on|style$|srcDoc$)/iu.test(name)) faults.push(`${tagName}[${name}]`);
      if (/^(?:href|src|action|data)$/iu.test(name) && !isSafe(String(value)))
        faults.push(`${tagName}[${name}=${String(value).slice(0, 40)}]`);
    }
    children.forEach(look);
  };
  nodes.forEach(look);
  return faults;
}

const nameOf = (definition: string | readonly unknown[]): unknown =>
  typeof definition === 'string' ? definition : definition[0];

/** As a browser reads it, and not as the sanitiser does. */
const isSafe = (address: string): boolean => {
  const url = parseUrl(address, 'https://own.invalid');
  return url === undefined || safe.has(url.protocol); // or it leads nowhere
};

const safe: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
