import type { BundleFiles, TreeItem } from '../../../../schemas/bundle/index.ts';
import type { ChatPage } from '../conversation/chat-page.ts';

/** More than these are a list, not a beginning. */
const maxStarters = 3;

interface Site {
  readonly items: readonly TreeItem[];
  /** The questions of FAQ pages are among them, with the hash of each. */
  readonly suggestions: BundleFiles['autocomplete']['items'];
}

/**
 * Questions to begin with: those that the FAQ pages of the page's areas answer, the ones with the page's words first; else what the page
 * itself offers, else the areas' first articles. Outside of areas, a question of each of the first FAQ pages. None where there is nothing.
 */
export function startersOf({ items, suggestions }: Site, { path, starters }: StarterPage): readonly string[] {
  const areas = items.filter((item) => pagesOf(item).some(({ url }) => url === path));
  const pages = (areas.length === 0 ? items : areas).flatMap(pagesOf);
  const faqs = new Set(pages.filter(({ type }) => type === 'kbFaq').map(({ url }) => url));
  const ofPage = new Set(wordsOf(starters.join(' ')));
  const wordsInCommon = (question: string) => wordsOf(question).filter((word) => ofPage.has(word)).length;
  const questions = inTurns([...faqs].map((faq) => questionsOf(suggestions, faq))).toSorted(
    (a, b) => wordsInCommon(b) - wordsInCommon(a),
  );
  const articles =
    areas.length === 0 ? [] : pages.filter((page) => !areas.includes(page) && page.url !== path);
  return (
    [questions, starters, articles.map(({ title }) => title)]
      .find((each) => each.length > 0)
      ?.slice(0, maxStarters) ?? []
  );
}

type StarterPage = Pick<ChatPage, 'path' | 'starters'>;

const pagesOf = (item: TreeItem): readonly TreeItem[] => [item, ...item.children.flatMap(pagesOf)];

const questionsOf = (suggestions: Site['suggestions'], faq: string | undefined): readonly string[] =>
  suggestions.filter(({ URL }) => URL[0]?.startsWith(`${faq}#`) === true).map(({ repr }) => repr);

/** Short words are in every question. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The first of each list, then the second of each. */
function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
