import { addTo } from '../../schemas/base/add-to.ts';
import { wordsOfAddress } from '../../schemas/base/text/words-of-address.ts';
import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { intlLocale, languageCode } from '../../schemas/languages.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { wordsIn } from '../../schemas/search/index/words.ts';
import type { Graph } from '../graph.ts';

type Redirects = BundleFiles['redirects']['rules'];

/**
 * Readers remember what a page was called: the words of the addresses that redirect to it are found as those of its headings are, if
 * neither its title nor a heading has them.
 */
export function withFormerNames(
  documents: readonly SearchDocument[],
  redirects: Redirects,
  { locale }: Pick<Graph, 'locale'>,
): SearchDocument[] {
  const language = languageCode(intlLocale(locale));
  const names = namesByUrl(redirects);
  return documents.map((document) => {
    const name = names.get(document.url)?.join('\n');
    return name === undefined ? document : named(document, name, language);
  });
}

function namesByUrl(redirects: Redirects) {
  const names = new Map<string, string[]>();
  for (const { from, to } of redirects) addTo(names, to, wordsOfAddress(from));
  return names;
}

const made = new WeakMap<SearchDocument, { readonly name: string; readonly document: SearchDocument }>();

/** The same object for the same document and name, so that the index reads it once. */
function named(document: SearchDocument, name: string, language: string): SearchDocument {
  const known = made.get(document);
  if (known?.name === name) return known.document;
  const own = new Set(wordsIn(`${document.title}\n${document.headings}`, language).map(({ word }) => word));
  const others = wordsIn(name, language).flatMap(({ word }) =>
    own.has(word) || /\p{N}/u.test(word) ? [] : [word],
  );
  const headings = [document.headings, [...new Set(others)].join(' ')]
    .filter((line) => line !== '')
    .join('\n');
  const result = { ...document, headings };
  made.set(document, { name, document: result });
  return result;
}
