import type { Element, ElementContent, Nodes } from 'hast';

/**
 * What a formatted text says, block by block in its order, so that one text can be compared with another: headings, items, cells, code,
 * and within lines words, code, pictures and where links lead. Emphasis is left out, which Markdown cannot always express. A link
 * whose words are its address is such words, for Markdown makes links of addresses.
 */
export function outlineOf({ children }: { readonly children: readonly Nodes[] }): string[] {
  const out: string[] = [];
  writeBlocks(children as readonly ElementContent[], '', out);
  return out;
}

function writeBlocks(nodes: readonly ElementContent[], path: string, out: string[]): void {
  let line: ElementContent[] = [];
  const endLine = () => {
    writeLines(lineOf(line), `${path}p`, out);
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      endLine();
      writeBlock(node, path, out);
    } else line.push(node);
  }
  endLine();
}

function writeBlock(node: Element, path: string, out: string[]): void {
  switch (node.tagName) {
    case 'p':
      return writeBlocks(node.children, path, out);
    case 'ul':
    case 'ol':
      return node.children.forEach((item) => writeItem(item, `${path}${node.tagName}>`, out));
    case 'blockquote':
      return writeBlocks(node.children, `${path}quote>`, out);
    case 'pre':
      out.push(`${path}pre: ${textOf(node).replace(/\r\n?/gu, '\n').replace(/\n$/u, '')}`);
      return undefined;
    case 'hr':
      out.push(`${path}hr`);
      return undefined;
    case 'table':
      return rowsOf(node).forEach((row) => writeRow(row, `${path}row`, out));
    default:
      return writeLines([inOneLine(node.children)], path + node.tagName, out);
  }
}

function writeItem(item: ElementContent, path: string, out: string[]): void {
  if (item.type !== 'element') return;
  out.push(`${path}li`);
  writeBlocks(item.children, path, out);
}

function writeRow({ children }: Element, path: string, out: string[]): void {
  const cells = children.flatMap((cell) => (cell.type === 'element' ? inOneLine(cell.children) : []));
  writeLines([cells.filter((cell) => cell !== '').join(' | ')], path, out);
}

const writeLines = (lines: readonly string[], name: string, out: string[]): void => {
  const said = lines.filter((line) => line.trim() !== '').join(' / ');
  if (said !== '') out.push(`${name}: ${said}`);
};

const isBlock = ({ tagName }: Element): boolean =>
  /^(?:p|h[1-6]|ul|ol|blockquote|pre|hr|table)$/u.test(tagName);

const rowsOf = ({ children }: Element): Element[] =>
  children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'tr' ? [child] : rowsOf(child),
  );

const squeeze = (line: string): string => line.replace(/\s+/gu, ' ').trim();

const lineOf = (nodes: readonly ElementContent[]): string[] =>
  nodes.map(inlineOf).join('').split(lineEnd).map(squeeze);

const inOneLine = (nodes: readonly ElementContent[]): string => squeeze(lineOf(nodes).join(' '));

/** What no text of the tests has. */
const lineEnd = '\u0001';

function inlineOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, properties, children } = node;
  const inner = children.map(inlineOf).join('');
  const edges = /^(?<start>\s*)(?<words>[\s\S]*?)(?<end>\s*)$/u.exec(inner)?.groups;
  switch (tagName) {
    case 'br':
      return lineEnd;
    case 'code':
      // Markdown has no such code in a table's cell, or in a link at the start of a line
      return squeeze(inner) === '' || /\\\||\]:/u.test(inner)
        ? inner
        : ` \`${squeeze(inner.replaceAll(lineEnd, ' '))}\` `;
    case 'img':
      return `!(${squeeze(String(properties['alt'] ?? ''))})(${addressOf(properties['src'])})`;
    case 'input':
      return properties['checked'] === true ? '[x] ' : '[ ] ';
    case 'a':
      return isAddress(inner, String(properties['href']))
        ? inner
        : `${edges?.['start'] ?? ''}[${edges?.['words'] ?? ''}](${addressOf(properties['href'])})${edges?.['end'] ?? ''}`;
    default:
      return isBlock(node) || tagName === 'li' ? ` ${inner} ` : inner;
  }
}

/** As browsers understand it, however its characters are encoded. */
function addressOf(address: unknown): string {
  const text = String(address);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isAddress = (words: string, href: string): boolean =>
  [words, `http://${words}`, `mailto:${words}`].some((address) => addressOf(address) === addressOf(href));

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
