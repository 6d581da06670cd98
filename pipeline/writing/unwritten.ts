import { type Block, ownWords } from './block.ts';

/** Words without any of these have no placeholder. This is checked first. */
export const unwrittenSuspect =
  /[Ll]orem [Ii]psum|LOREM IPSUM|TODO|TBD|TBC|FIXME|[xX]{3}|(?:[Ii]nsert|INSERT) (?:[a-z]+ ){1,4}here/u;

/**
 * The placeholder for words that are not written yet: the start of its run in a block, and its end. Labels in bold type and quotations
 * are left out.
 */
export function unwritten(block: Block, locale: string): readonly [start: number, end: number] | undefined {
  if (!unwrittenSuspect.test(block.words)) return undefined;
  const words = ownWords(block).replace(/`[^`]+`/gu, (quoted) => '\uFFFC'.repeat(quoted.length));
  const patterns = todoIsAWord.test(locale) ? [...always, ...markers('TBD|TBC|FIXME')] : withTodo;
  const [first] = patterns
    .map((pattern) => pattern.exec(words))
    .filter((found) => found !== null)
    .map(({ index, 0: run }) => [index, index + run.length] as const)
    .toSorted(([a], [b]) => a - b);
  return first;
}

/** `TODO` is "all" in Spanish, Portuguese and Galician. */
const todoIsAWord = /^(?:es|pt|gl)\b/iu;

const always: readonly RegExp[] = [
  /\blorem ipsum(?= dolor\b)/iu,
  /^lorem ipsum\b(?! (?:is|text)\b)/iu,
  /^x{3,20}[.…]?$/iu,
  /\[x{3,20}\]/iu,
  /^insert (?:[a-z]+ ){1,4}here[.!…]?$/iu,
  /[[<{]insert (?:[a-z]+ ){1,4}here[\]>}]/iu,
];

/** Words after a marker that make it the subject of the text. */
const things =
  'is|are|means|stands|lists?|items?|apps?|tasks?|comments?|tags?|columns?|boards?|sections?|fields?|status|view';

/** Words in capitals as a marker: before a colon, at the start of a text, or in brackets. `TODO lists` are a thing. */
const markers = (names: string): readonly RegExp[] => [
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${names})(?=:)`, 'u'),
  new RegExp(`[[{](?:${names})\\b[^[\\]{}]{0,60}[\\]}]`, 'u'),
  new RegExp(`(?<!\\bto be \\p{L}{1,20} )\\((?:${names})\\)`, 'u'),
  new RegExp(`^(?:${names})(?=$|[.!…\\s])(?! (?:${things})\\b| \\p{Lu}{2})`, 'u'),
];

const withTodo: readonly RegExp[] = [...always, ...markers('TODO|TBD|TBC|FIXME')];
