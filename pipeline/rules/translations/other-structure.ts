import { count } from '../../../schemas/base/count.ts';
import type { TextSource } from '../../entry.ts';
import { translatedFields } from '../../inspect/content/translated.ts';
import { readText } from '../../rich-text/read-text.ts';
import { rule } from '../../rule.ts';
import { allOf } from '../words.ts';

interface Detail {
  readonly field: string;
  readonly source: string;
  /** What there is more or less of, as words: `2 links instead of 3`. */
  readonly differences: readonly string[];
}

export const otherStructure = rule<Detail>({
  id: 'translations/other-structure',
  severity: 'warn',
  summary: 'A translation has the sections, links and pictures of its source.',
  advice:
    'Compare the text with the source: translate what is missing, and take out what is no longer there.',
  message: ({ field, source, differences }, named) =>
    `The field "${named(field)}" has ${allOf(differences)} in ${source}.`,
  *check(entry, graph) {
    const [first] = graph.translations;
    if (first === undefined) return;
    for (const { own, source } of translatedFields(entry, graph)) {
      if (own.field.kind !== 'richText' || own.value === source.value) continue;
      const [here, there] = [own.value, source.value].map((text) => structureOf(text as TextSource));
      const differences = kinds.flatMap((kind) => {
        const [mine = 0, theirs = 0] = [here?.[kind], there?.[kind]];
        return mine === theirs
          ? []
          : [`${count(mine, nouns[kind])} where there ${theirs === 1 ? 'is' : 'are'} ${theirs}`];
      });
      if (differences.length === 0) continue;
      const field = String(own.path[0]);
      const detail = { field, source: first.locale, differences };
      yield { at: { entry: entry.id, field: [field] }, detail, target: graph.locale };
    }
  },
});

const nouns = { headings: 'heading', links: 'link', embedded: 'embedded entry or picture' } as const;

type Structure = Readonly<Record<keyof typeof nouns, number>>;

const kinds = Object.keys(nouns) as (keyof typeof nouns)[]; // its own keys

function structureOf(text: TextSource): Structure {
  const { flow, references } = readText(text);
  const isShown = ({ kind }: (typeof references)[number]) =>
    kind === 'embedded-entry' || kind === 'embedded-asset';
  return {
    headings: flow.filter(({ kind }) => kind === 'heading').length,
    links: references.filter((each) => !isShown(each)).length,
    embedded: references.filter(isShown).length,
  };
}
