import { characterName } from '../../decode/texts/character-name.ts';
import { slugAtFault } from '../../causes.ts';
import { ownSlug, slugToUse } from '../../link/slugs/own-slug.ts';
import { oddCharacter } from '../../link/slugs/slug-fault.ts';
import { changeSlug } from '../../fix/change-slug.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

export const oddCharacters = rule<{ readonly slug: string; readonly character: string }>({
  id: 'slugs/odd-characters',
  severity: 'warn',
  summary: 'No slug holds a space, or a character that is not seen.',
  advice: 'Type the slug again with hyphens between its words, and redirect the old address to the new one.',
  message: ({ slug, character }) =>
    `The slug "${shortened(slug)}" holds ${wordsFor(character)}: readers who type the address as they see it do not find the page.`,
  *check(entry, graph) {
    const own = ownSlug(entry, graph);
    const character = own && oddCharacter(own.slug);
    if (own === undefined || character === undefined) return;
    const detail = { slug: own.slug, character };
    yield {
      at: own.at,
      detail,
      target: own.slug,
      suggestion: slugToUse(entry, graph),
      cause: slugAtFault(entry, graph),
    };
  },
  fix: changeSlug,
});

const wordsFor = (character: string): string =>
  character === ' ' ? 'a space' : `a character that is not seen, ${characterName(character)}`;
