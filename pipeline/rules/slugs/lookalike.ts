import { codeOf } from '../../decode/texts/character-name.ts';
import { type Lookalike, lookalikeIn } from '../../link/slugs/lookalikes.ts';
import { ownSlug, slugToUse } from '../../link/slugs/own-slug.ts';
import { changeSlug } from '../../fix/change-slug.ts';
import { rule } from '../../rule.ts';

export const lookalikeSlug = rule<Lookalike & { readonly slug: string }>({
  id: 'slugs/lookalike',
  severity: 'warn',
  summary: 'No slug holds a letter that looks like another one.',
  advice: 'Type the slug again on a Latin keyboard.',
  message: ({ slug, character, like }) =>
    `The slug "${slug}" holds "${character}" (${codeOf(character)}), which only looks like "${like}": readers who type the address do not find the page.`,
  *check(entry, graph) {
    const own = ownSlug(entry, graph);
    const found = own && lookalikeIn(own.slug);
    if (!own || !found) return;
    const detail = { ...found, slug: own.slug };
    yield { at: own.at, detail, target: own.slug, suggestion: slugToUse(entry, graph) };
  },
  fix: changeSlug,
});
