import { isTextLink, isVague, seenText } from '../../inspect/links/link-text.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';

export const vagueText = rule<{ readonly text: string }>({
  id: 'links/vague-text',
  severity: 'warn',
  summary: 'The words of every link say where it leads.',
  advice: 'Use the title of the page, or what a reader does there, as the words of the link.',
  message: ({ text }) =>
    `The words "${text}" do not say where the link leads; in a list of links they mean nothing.`,
  *check({ id }, { references }) {
    for (const reference of references.get(id) ?? []) {
      if (!isTextLink(reference) || !isVague(reference)) continue;
      yield {
        at: locationOf(reference),
        detail: { text: seenText(reference) },
        target: reference.target.trim(),
      };
    }
  },
});
