import type { Paragraph, Root } from 'nlcst';
import english from 'retext-english';
import equality from 'retext-equality';
import readability from 'retext-readability';
import repeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import { ordinaryWords } from './ordinary-words.ts';
import type { ProseChecker, ProseFault, ProseKind } from './prose.ts';

interface Options {
  /** What is looked for; everything costs time. */
  readonly kinds: ReadonlySet<ProseKind>;
  /** The age at which a reader should understand every sentence. */
  readonly readingAge: number;
}

/** Shorter sentences are judged by a word or two. */
const minWords = 10;

/** How many of the seven formulas must find a sentence hard. */
const threshold = 5 / 7;

/** Reads a text once, whatever is looked for in it. */
export function proseChecker({ kinds, readingAge }: Options): ProseChecker {
  const processor = unified().use(english).use(noOutput);
  if (kinds.has('repeated-words')) processor.use(repeatedWords);
  if (kinds.has('readability')) processor.use(readability, { age: readingAge, minWords, threshold });
  // it changes the tree, so that it comes last
  if (kinds.has('inclusive')) processor.use(oneParagraph).use(equality, { ignore: ordinaryWords });
  processor.freeze();
  return (text) => processor.processSync(text).messages.flatMap((message) => faultOf(message) ?? []);
}

type Message = ReturnType<Processor['processSync']>['messages'][number];

function faultOf({ source, place, expected }: Message): ProseFault | undefined {
  const kind = kindBySource.get(source ?? '');
  if (kind === undefined || place === undefined || !('start' in place)) return undefined;
  const [start, end] = [place.start.offset, place.end.offset];
  if (start === undefined || end === undefined) return undefined;
  return { kind, start, end, instead: kind === 'inclusive' ? (expected ?? []) : [] };
}

const kindBySource: ReadonlyMap<string, ProseKind> = new Map([
  ['retext-readability', 'readability'],
  ['retext-equality', 'inclusive'],
  ['retext-repeated-words', 'repeated-words'],
]);

/** Sentences stay apart; looking for hundreds of phrases in one paragraph takes as long as in a hundred. */
function oneParagraph() {
  return (tree: Root): Root => {
    const paragraphs = tree.children.filter((child) => child.type === 'ParagraphNode');
    const all: Paragraph = {
      type: 'ParagraphNode',
      children: paragraphs.flatMap(({ children }) => children),
    };
    return { ...tree, children: [all] };
  };
}

/** The messages are all that is wanted. */
function noOutput(this: Processor): void {
  this.compiler = () => '';
}
