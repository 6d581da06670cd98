import { languageCode } from '../../../schemas/languages.ts';
import { translatedFields } from '../../inspect/content/translated.ts';
import { rule } from '../../rule.ts';
import { blocksOf } from '../../writing/blocks-of.ts';

/** Names and short labels are often the same in two languages. */
const minWords = 4;

export const copiedText = rule<{ readonly field: string; readonly locale: string; readonly source: string }>({
  id: 'translations/copied-text',
  severity: 'warn',
  summary: 'A translation differs from its source.',
  advice:
    'Translate the field; or empty it in this locale, so that the fallback shows the source and counts as not translated.',
  message: ({ field, locale, source }, named) =>
    `The field "${named(field)}" has the same text in ${locale} as in ${source}: it looks copied and not translated.`,
  *check(entry, graph) {
    const [first] = graph.translations;
    // two locales of one language, such as `en-US` and `en-GB`, may share texts
    if (first === undefined || languageCode(first.locale) === languageCode(graph.locale)) return;
    const same = translatedFields(entry, graph).flatMap(({ own, source }) =>
      isSame(own.value, source.value) ? [own] : [],
    );
    if (same.length === 0) return;
    const words = new Map<unknown, number>();
    for (const {
      field: [name],
      words: text,
    } of blocksOf(entry, same))
      words.set(name, (words.get(name) ?? 0) + (text.match(/\p{L}+/gu)?.length ?? 0));
    for (const {
      path: [name],
    } of same) {
      if ((words.get(name) ?? 0) < minWords) continue;
      const detail = { field: String(name), locale: graph.locale, source: first.locale };
      yield { at: { entry: entry.id, field: [String(name)] }, detail, target: graph.locale };
    }
  },
});

/** JSON values with the same keys in the same order. It ends at the first difference, which is near the start of most translations. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || !isPlain(a) || !isPlain(b)) return a === b;
  const [ofA, ofB] = [Object.entries(a), Object.entries(b)];
  return (
    ofA.length === ofB.length &&
    ofA.every(([key, value], at) => key === ofB[at]?.[0] && isSame(value, ofB[at][1]))
  );
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
