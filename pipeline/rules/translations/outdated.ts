import { outdatedTexts } from '../../inspect/content/outdated-texts.ts';
import { rule } from '../../rule.ts';

interface Detail {
  readonly field: string;
  readonly locale: string;
  readonly source: string;
  /** The day of the entry's last change when the translation was made. */
  readonly date: string | undefined;
}

/** Says nothing without a lock of the translations. */
export const outdated = rule<Detail>({
  id: 'translations/outdated',
  severity: 'warn',
  summary: 'A translation is made from the current text of its source.',
  advice:
    'Compare the field with its source in Contentful, and translate what has changed. If the translation still holds, accept it with fieldbook coverage --accept.',
  message: ({ field, locale, source, date }, named) =>
    `The field "${named(field)}" in ${locale} was translated from an older text in ${source}, which has changed since${date === undefined ? '' : ` ${date}`}.`,
  *check(entry, graph) {
    for (const { field, date } of outdatedTexts(entry, graph)) {
      const [first] = graph.translations;
      if (first === undefined) return;
      const detail = { field, locale: graph.locale, source: first.locale, date };
      yield { at: { entry: entry.id, field: [field] }, detail, target: graph.locale };
    }
  },
});
