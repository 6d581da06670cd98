import type { Paragraph, Root } from 'nlcst';
import english from 'retext-english';
import equality from 'retext-equality';
import readability from 'retext-readability';
import repeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import type { ProseChecker, ProseFault, ProseKind } from './prose.ts';

interface Options {
  /** The checks to run. Each of them costs time. */
  readonly kinds: ReadonlySet<ProseKind>;
  /** The age at which a reader should understand every sentence. */
  readonly readingAge: number;
}

/** In shorter sentences one or two words would decide. */
const minWords = 10;

/** The share of the seven formulas that must rate a sentence as hard. */
const threshold = 5 / 7;

/** Makes a checker that parses a text once for all checks. */
export function proseChecker({ kinds, readingAge }: Options): ProseChecker {
  const processor = unified().use(english).use(noOutput);
  if (kinds.has('repeated-words')) processor.use(repeatedWords);
  if (kinds.has('readability')) processor.use(readability, { age: readingAge, minWords, threshold });
  // it changes the tree, so it comes last
  if (kinds.has('inclusive')) processor.use(oneParagraph).use(equality, { ignore: ordinaryWords });
  processor.freeze();
  return (text) => processor.processSync(text).messages.flatMap((message) => faultOf(message) ?? []);
}

const wordLists = [
  // of machines, files, figures and forms: `an invalid address`, `the server that hosts the file`, `BI reports`
  'ADD, bi, challenged, depressed, disabled, dummy, dummyobject, dummyvalue, dummyvariable, hang, hero, heroes',
  'host, hosts, insomnia, invalid, lord, lords, pop, primitive, sane, special, steward, totem, widow, widows',
  'master, master copy, master key, master plan, masterpiece, masterplan, masters, mental',
  // of leave, families, buildings and goods, which customers have: `maternity leave`, `a king-size bed`
  'alumna, alumnae, alumni, alumnus, brother, brothers, fellow, fellowship, king, kingsize, landlord, landlords',
  'maternal, maternity, maiden name, paternal, paternity, queen, queensize, sister, sisters, spade',
  // of trades, where a licence has the name: `a journeyman electrician`
  'journeyman, journeymen, workmanship',
  // a matter of style: nobody is left out
  'basically, bugreport, clearly, easily, easy, everyone knows, just, obvious, obviously, of course, simple, simply',
  'straight forward, straight forwardly, straightforward, straightforwardly',
];

/** Words in the list of inclusive language that mostly mean something else in a help center. */
const ordinaryWords: readonly string[] = wordLists.flatMap((list) => list.split(', '));

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

/** Joins all paragraphs, because searching hundreds of phrases takes the same time for one paragraph as for a hundred. */
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

/** Only the messages are needed. */
function noOutput(this: Processor): void {
  this.compiler = () => '';
}
