/**
 * Whether lists, quotes, brackets or emphasis of a Markdown text are nested more than `levels` deep, estimated from its signs.
 * Parsing takes cubic time in the depth, so a text is checked before it is parsed.
 */
export const isNestedDeeper = (text: string, levels: number): boolean =>
  blockDepth(text) > levels || text.split(/\n[ \t]*\r?\n/u).some((part) => inlineDepth(part) > levels);

/** The sign of a quote or a list item, with the blanks before it. */
const blockSign = /( *)(?:>|(?:[-*+]|\d{1,9}[.)])(?= ))/uy;

/** A thematic break, which looks like nested items. */
const rule = /^ *([-*])(?: *\1){2,} *$/u;

/** The depth of the deepest line. Each line repeats its quotes; its list items are on earlier lines with less indentation. */
function blockDepth(text: string): number {
  let deepest = 0;
  const items: number[] = []; // the columns in which their text begins
  for (const line of text.replaceAll('\t', '    ').split(/[\r\n]+/u)) {
    if (rule.test(line)) continue;
    let quotes = 0;
    blockSign.lastIndex = 0;
    for (let sign = blockSign.exec(line); sign !== null; sign = blockSign.exec(line)) {
      const column = sign.index + (sign[1]?.length ?? 0);
      if (sign[0].endsWith('>')) quotes += 1;
      else {
        while ((items.at(-1) ?? 0) > column) items.pop();
        items.push(blockSign.lastIndex + 1);
      }
      deepest = Math.max(deepest, quotes + items.length);
    }
  }
  return deepest;
}

/** An escaped sign; a bracket; a run of emphasis. */
const inlineSign = /\\.|[[\]]|(\*+|_+|~+)/gsu;

/** An open sign, and the depth of the pairs that were closed inside it. */
interface Open {
  readonly sign: string;
  signs: number;
  depth: number;
}

/** The depth of nested pairs of signs. Signs without a partner do not count. */
function inlineDepth(text: string): number {
  const open: Open[] = [{ sign: '', signs: 0, depth: 0 }];
  const counts = new Map<string, number>();
  for (const { 0: signs, 1: run, index } of text.matchAll(inlineSign)) {
    const sign = signs === ']' ? '[' : signs.charAt(0);
    let left = signs.length;
    if (sign === '\\') continue;
    const isClosing = run === undefined ? signs === ']' : isWord(text[index - 1]);
    if (isClosing) {
      while (left > 0 && (counts.get(sign) ?? 0) > 0) left -= closePair({ open, counts }, sign, left);
    }
    if (left > 0 && (run === undefined ? signs === '[' : isWord(text[index + signs.length]))) {
      open.push({ sign, signs: left, depth: 0 });
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  }
  return Math.max(...open.map(({ depth }) => depth));
}

const isWord = (character: string | undefined): boolean => character !== undefined && character.trim() !== '';

interface Signs {
  readonly open: Open[];
  /** How many pairs of each sign are open. */
  readonly counts: Map<string, number>;
}

/** Closes the innermost pair of a sign and all pairs within it. Gives the number of signs that this takes. */
function closePair({ open, counts }: Signs, sign: string, most: number): number {
  let depth = 0;
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    depth = Math.max(depth, inner.depth);
    if (inner.sign !== sign) {
      counts.set(inner.sign, (counts.get(inner.sign) ?? 1) - 1);
      continue;
    }
    const taken = Math.min(inner.signs, most);
    depth += Math.ceil(taken / 2); // two signs are one level: strong emphasis
    const outer = open.at(-1);
    if (taken < inner.signs) open.push({ sign, signs: inner.signs - taken, depth });
    else {
      counts.set(sign, (counts.get(sign) ?? 1) - 1);
      if (outer !== undefined) outer.depth = Math.max(outer.depth, depth);
    }
    return taken;
  }
  return most;
}
