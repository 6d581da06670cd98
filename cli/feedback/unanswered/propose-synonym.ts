import type { Candidate, OpenedIndex } from './opened-index.ts';
import type { Proposal } from './today.ts';

/** Longer texts are no synonyms. */
const maxWords = 4;
/** Each is tried with a search. */
const maxTried = 12;

/**
 * A group of synonyms with which the search finds a page among its first results: words of the readers that no article has, and words of the
 * page's title or of a heading. Undefined if there is none, or the page is found without it.
 */
export function proposeSynonym(
  query: string,
  page: Candidate,
  opened: OpenedIndex & { readonly looser: readonly (readonly string[])[] },
): Proposal | undefined {
  const { language, vocabulary, search, looser } = opened;
  const asked = language.contentWords(query);
  const isUnknown = ({ word }: { readonly word: string }) =>
    vocabulary.termOf(word) === undefined && !language.isGeneric(word);
  const unknown = runsOf(asked, isUnknown).filter(({ length }) => length <= maxWords);
  const known = new Set(asked.filter((each) => !isUnknown(each)).map(({ word }) => language.stem(word)));
  const pairs = unknown.flatMap((words) => {
    const own = words.map(({ word }) => word).join(' ');
    return partners(own).map((partner): readonly [string, string] => [own, partner]);
  });
  const isFound = (more?: readonly (readonly string[])[]) =>
    search(query, more).some(({ url }) => url === page.url);
  const found = isFound() ? undefined : pairs.slice(0, maxTried).find((pair) => isFound([pair]));
  return found && { kind: 'synonym', from: found[0], to: found[1] };

  /** What a page may call the same: words that mean it, what its title says beyond the search, and its headings. */
  function partners(own: string): readonly string[] {
    const lines = [page.title, ...page.headings].map((line) => language.wordsIn(line));
    const written = lines.map((words) => ` ${words.map(({ word }) => word).join(' ')} `).join('\n');
    const alike = looser.flatMap(([word, ...others]) => (word === own ? others : []));
    if (alike.length > 0) return alike.filter((word) => written.includes(` ${word} `));
    const beyond = lines.flatMap((words) =>
      runsOf(words, ({ word }) => !language.isFunctionWord(word) && !known.has(language.stem(word))),
    );
    const short = beyond.filter(({ length }) => length <= maxWords);
    return [...new Set(short.map((words) => words.map(({ word }) => word).join(' ')))];
  }
}

/** The runs of neighbors that fulfil a condition. */
function runsOf<Item>(items: readonly Item[], isMember: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = [[]];
  for (const item of items) {
    if (isMember(item)) runs.at(-1)?.push(item);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}
