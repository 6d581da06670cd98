import type { Element, ElementContent, Root } from 'hast';
import { headingLevel } from '../rich-text/heading-level.ts';
import { type Block, placeholder, withoutAddresses } from './block.ts';

/** The blocks of a text, in order, without blocks of code. `shown` selects the words that are checked. */
export function blocksIn(tree: Root, shown: (text: string) => string = withoutAddresses): Block[] {
  const blocks: Block[] = [];
  addBlocks(tree, { pointer: undefined, isProse: true }, { blocks, shown });
  return blocks;
}

interface Found {
  readonly blocks: Block[];
  readonly shown: (text: string) => string;
}

type Owner = Pick<Block, 'pointer' | 'isProse'>;

function addBlocks(parent: Root | Element, owner: Owner, found: Found): void {
  let line = new Line();
  const flush = () => {
    const block = line.toBlock(owner);
    if (block.words !== '') found.blocks.push(block);
    line = new Line();
  };
  const read = (children: readonly ElementContent[]): void => {
    for (const child of children) {
      if (child.type === 'text') line.add(found.shown(child.value));
      if (child.type !== 'element') continue;
      if (child.tagName === 'br') flush();
      else if (isReplaced(child)) line.add(placeholder);
      else if (child.tagName === 'strong') line.addLabel(() => read(child.children));
      else if (isPhrasing(child)) read(child.children);
      else {
        flush();
        if (child.tagName !== 'pre') addBlocks(child, ownerOf(child, owner), found);
      }
    }
  };
  read(parent.children as ElementContent[]);
  flush();
}

/** Collects the words of a block. */
class Line {
  #words = '';
  readonly #labels: [number, number][] = [];

  add(text: string): void {
    const folded = text.replace(/\s+/gu, ' ');
    this.#words += this.#words === '' || this.#words.endsWith(' ') ? folded.trimStart() : folded;
  }

  addLabel(read: () => void): void {
    const start = this.#words.length;
    read();
    this.#labels.push([start, this.#words.length]);
  }

  /** A block in bold type from end to end is no label. */
  toBlock(owner: Owner): Block {
    const words = this.#words.trimEnd();
    const labels = this.#labels.filter(([start, end]) => start > 0 || end < words.length);
    return { ...owner, words, labels };
  }
}

const ownerOf = (element: Element, { pointer, isProse }: Owner): Owner => ({
  pointer: element.data?.pointer ?? pointer,
  isProse: isProse && headingLevel(element) === undefined && element.tagName !== 'th',
});

/** Content without words: code, pictures, embedded entries. */
const isReplaced = ({ tagName }: Element): boolean =>
  /^(?:code|img|input|hr)$/u.test(tagName) || tagName.includes('-');

const isPhrasing = ({ tagName }: Element): boolean => /^(?:a|em|u|s|del|sup|sub|kbd|span)$/u.test(tagName);
