import { sourceKey } from '../../schemas/preview/source-location.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/** Why something that an entry refers to is not shown, as a sentence by the name of its source location. */
export type MissingWords = ReadonlyMap<string, string>;

/** The messages of findings about references and media, by source location. The worst finding of a location counts. */
export function missingWords(diagnostics: readonly Diagnostic[]): MissingWords {
  const words = new Map<string, string>();
  for (const { rule, entry, field, path, message } of diagnostics) {
    if (entry === null || field === undefined || !saysWhy.test(rule)) continue;
    const name = sourceKey({ entry: entry.id, field, ...(path !== undefined && { path }) });
    if (!words.has(name)) words.set(name, message);
  }
  return words;
}

/** The rules about missing or refused targets. */
const saysWhy =
  /^(?:refs\/(?!duplicate$|unpublished|unreachable)|media\/(?:no-file|unsafe-url)$|links\/(?:unsafe-scheme|malformed)$)/u;
