import { placeName } from '../../schemas/preview/place.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/** Why what is asked for at a place is not shown, in a sentence, by the place's name. */
export type MissingWords = ReadonlyMap<string, string>;

/** What findings say of places at which something is asked for; the worst says it. */
export function missingWords(diagnostics: readonly Diagnostic[]): MissingWords {
  const words = new Map<string, string>();
  for (const { rule, entry, field, path, message } of diagnostics) {
    if (entry === null || field === undefined || !saysWhy.test(rule)) continue;
    const name = placeName({ entry: entry.id, field, ...(path !== undefined && { path }) });
    if (!words.has(name)) words.set(name, message);
  }
  return words;
}

/** The rules about what is not there, or not let through. */
const saysWhy =
  /^(?:refs\/(?!duplicate$|unpublished|unreachable)|media\/(?:no-file|unsafe-url)$|links\/(?:unsafe-scheme|malformed)$)/u;
