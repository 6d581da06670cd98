import type { FieldFacts } from '../facts/facts.ts';
import { countWords } from '../facts/words-in.ts';
import type { ProposedSource } from '../proposal.ts';
import { hasWord } from '../words.ts';
import { joined, type Placing } from './placing.ts';

interface TextItem {
  readonly facts: FieldFacts;
  readonly isRich: boolean;
  readonly isIntro: boolean;
  readonly source: ProposedSource;
}

/** What stands between texts that are one: a blank line of Markdown. */
const paragraph = '\n\n';

/** Our fields for texts, from the first to the last. A single one holds all. */
export type Slots = readonly [string, string, string] | readonly [string];

/** Every text for readers: the first as introduction, the main ones, those after them. What is no text for readers is ignored. */
export function placeTexts(placing: Placing, slots: Slots): void {
  ignoreSettings(placing);
  const items = textItems(placing);
  if (slots.length === 1) {
    const rich = items.filter(({ isRich }) => isRich);
    const plain = items.filter(({ isRich }) => !isRich);
    put(placing, slots[0], wordsOf(rich) >= wordsOf(plain) ? rich : plain);
    return;
  }
  const [first, main, last] = slots;
  const { before, body, after } = split(items);
  put(placing, first, before);
  put(placing, main, body);
  put(placing, last, after);
}

const wordsOf = (items: readonly TextItem[]): number =>
  items.reduce((sum, { facts }) => sum + facts.words, 0);

function put(placing: Placing, ours: string, items: readonly TextItem[]): void {
  if (items.length === 0) return;
  const isPlain = items.some(({ isRich }) => !isRich);
  const source = joined(
    items.map((each) => each.source),
    isPlain ? paragraph : undefined,
  );
  const reason = items.length === 1 ? 'a text for readers' : 'texts for readers, in the order of the model';
  placing.put(ours, source, { from: items.map(({ facts }) => facts), reason: reason });
}

/** Rich texts cannot be joined with other texts, so these stand before and after them. */
function split(items: readonly TextItem[]): Record<'before' | 'body' | 'after', readonly TextItem[]> {
  const firstRich = items.findIndex(({ isRich }) => isRich);
  if (firstRich === -1) {
    const end = items.findIndex(({ isIntro }) => !isIntro);
    const cut = end === -1 ? Math.max(0, items.length - 1) : end;
    return { before: items.slice(0, cut), body: items.slice(cut), after: [] };
  }
  const rich = items.filter(({ isRich }) => isRich);
  const before = items.slice(0, firstRich);
  const after = items.slice(firstRich).filter(({ isRich }) => !isRich);
  const startsWithIntro = before.length === 0 && rich.length > 1 && rich[0]?.isIntro === true;
  return startsWithIntro
    ? { before: rich.slice(0, 1), body: rich.slice(1), after }
    : { before, body: rich, after };
}

function textItems({ free, view }: Placing): TextItem[] {
  const texts = free.filter(isForReaders);
  const long = texts.filter((facts) => view.longTexts.includes(facts) && facts.field.type === 'Text');
  return texts.map((facts) => {
    const { field, tokens } = facts;
    const isRich = field.type === 'RichText';
    const isIntro =
      hasWord(tokens, 'intro') && !tokens.some((token) => /^(?:content|body|long|full)$/u.test(token));
    return {
      facts,
      isRich,
      isIntro,
      source: isRich
        ? field.id
        : sourceOf(facts, { isLong: long.includes(facts), isIntro, isOnly: long.length === 1 }),
    };
  });
}

/** A text that says by its name what it is stands alone; others get their name as a heading or a label. */
function sourceOf(
  { field, tokens, texts }: FieldFacts,
  {
    isLong,
    isIntro,
    isOnly,
  }: { readonly isLong: boolean; readonly isIntro: boolean; readonly isOnly: boolean },
): ProposedSource {
  const name = labelOf(field.name || field.id);
  if (isLinks(texts)) return { text: `[${name}]({${field.id}})` };
  if (isLong)
    return isIntro || isOnly || hasWord(tokens, 'body') ? field.id : { text: `## ${name}\n\n{${field.id}}` };
  return isIntro || hasWord(tokens, 'title', 'body', 'definition')
    ? field.id
    : { text: `**${name}:** {${field.id}}` };
}

/** A name in a text of Markdown with paths in braces. */
function labelOf(name: string): string {
  const words = name
    .replace(/[*_`#[\]<>\\:]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[{}]/gu, '$&$&');
}

const isTextField = ({ field }: FieldFacts): boolean =>
  ['Symbol', 'Text', 'RichText', 'Array of Symbol'].includes(field.type);

function isForReaders(facts: FieldFacts): boolean {
  const { filled, texts, field } = facts;
  if (!isTextField(facts) || (filled === 0 && field.type !== 'RichText' && field.type !== 'Text'))
    return false;
  if (hasWord(facts.tokens, 'link') && texts.length > 0 && texts.every((text) => !/\s/u.test(text)))
    return isLinks(texts);
  return !isAddresses(texts) || isLinks(texts);
}

const isLinks = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => /^https?:\/\/[^\s()<>]+$/u.test(text) && !isFile(text));

const isFile = (text: string): boolean =>
  /\.(?:png|jpe?g|gif|webp|svg|avif|mp4|webm|mp3)(?:[?#]|$)|images\.|\/image/iu.test(text);

const isAddresses = (texts: readonly string[]): boolean =>
  texts.length > 0 &&
  texts.every((text) => /^(?:https?:|mailto:|tel:|\/)\S*$|^\S+@\S+$|^#[\da-f]{3,8}$/iu.test(text.trim()));

/** Choices of the layout and codes for programs. */
function ignoreSettings(placing: Placing): void {
  for (const facts of placing.free) {
    if (!isTextField(facts) || facts.field.type === 'RichText' || facts.filled === 0) continue;
    if (isSetting(facts)) placing.ignore(facts, 'for the layout or for programs');
  }
}

function isSetting({ field, tokens, texts, filled }: FieldFacts): boolean {
  if (!hasWord(tokens, 'technical') || field.type === 'Text') return false;
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return field.limits.values !== undefined || words < filled * 2 || texts.every((text) => !/\s/u.test(text));
}
