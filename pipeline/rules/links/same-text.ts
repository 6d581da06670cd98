import { seenText } from '../../inspect/links/link-text.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { type SameWords, sameWordsIn } from '../../inspect/links/same-words.ts';
import { rule } from '../../rule.ts';

export const sameText = rule<SameWords>({
  id: 'links/same-text',
  severity: 'info',
  summary: 'Links of a page that have the same words lead to the same place.',
  advice: 'Say in the words of each link where it leads.',
  message: ({ reference, page, first, second }) =>
    `On ${page.url} the words "${seenText(reference)}" lead to ${first}, and here to ${second}: in a list of links nobody can tell them apart.`,
  *check({ id }, graph) {
    for (const same of sameWordsIn(id, graph)) {
      yield { at: locationOf(same.reference), detail: same, target: same.second };
    }
  },
});
