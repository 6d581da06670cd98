import type { EntryId } from '../../schemas/base/ids.ts';
import { type SourceLocation, sourceKey } from '../../schemas/preview/source-location.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/** Why something that an entry refers to is not shown, as a sentence by `missingKey`. */
export type MissingWords = Pick<ReadonlyMap<string, string>, 'get'>;

/** The key of a source location: the length of the entry's id, and the location, which begins with that id. */
export const missingKey = (at: SourceLocation): string => `${at.entry.length} ${sourceKey(at)}`;

/**
 * The messages of findings about references and media, by source location. The worst finding of a location counts. An entry's findings,
 * sorted, are asked for at the first key of the entry.
 */
export function missingWords(findingsAt: (entry: EntryId) => readonly Diagnostic[]): MissingWords {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return {
    get(key) {
      const location = key.slice(key.indexOf(' ') + 1);
      const entry = location.slice(0, Number.parseInt(key, 10)) as EntryId; // any id finds what is there
      const words = known.get(entry) ?? wordsOf(findingsAt(entry));
      known.set(entry, words);
      return words.get(location);
    },
  };
}

function wordsOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { rule, entry, field, path, message } of diagnostics) {
    if (entry === null || field === undefined || !saysWhy.test(rule)) continue;
    const location = sourceKey({ entry: entry.id, field, ...(path !== undefined && { path }) });
    if (!words.has(location)) words.set(location, message);
  }
  return words;
}

/** The rules about missing or refused targets. */
const saysWhy =
  /^(?:refs\/(?!duplicate$|unpublished|unreachable)|media\/(?:no-file|unsafe-url)$|links\/(?:unsafe-scheme|malformed)$)/u;
