import type { Graph } from '../../graph.ts';
import type { Entry } from '../../entry.ts';
import { isAmongTranslated, standInFields } from '../../inspect/content/translated.ts';
import { rule } from '../../rule.ts';
import { blocksOf } from '../../writing/blocks-of.ts';

/** A page without any text of its own is one finding of `translations/missing-page`. */
export const missingText = rule<{
  readonly field: string;
  readonly locale: string;
  readonly source: string;
}>({
  id: 'translations/missing-text',
  severity: 'warn',
  summary: 'Every text on a translated page is translated.',
  advice: 'Open the entry, show the locale under Translation, and translate the field.',
  message: ({ field, locale, source }, named) =>
    `The field "${named(field)}" has no value in ${locale}: readers see the one in ${source} among texts in their language.`,
  *check(entry, graph) {
    const [first] = graph.translations;
    if (first === undefined || first.locale === graph.locale || !isSeenAmongOthers(entry, graph)) return;
    const fields = standInFields(entry);
    if (fields.length === 0) return;
    const withWords = new Set(blocksOf(entry, fields).map(({ field: [name] }) => name));
    for (const { path } of fields) {
      const [name] = path;
      const source = entry.borrowed?.get(String(name));
      if (source === undefined || !withWords.has(name)) continue;
      const detail = { field: String(name), locale: graph.locale, source };
      yield { at: { entry: entry.id, field: [String(name)] }, detail, target: graph.locale };
    }
  },
});

const isSeenAmongOthers = (entry: Entry, graph: Graph): boolean =>
  graph.pages.has(entry.id) ? entry.isUntranslated !== true : isAmongTranslated(entry, graph);
