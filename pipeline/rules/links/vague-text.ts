import { isTextLink, seenText } from '../../inspect/link-text.ts';
import { placeOf } from '../../inspect/place-of.ts';
import { rule } from '../../problem.ts';

/** Words that do not say where a link leads. Source: WCAG 2.2, 2.4.4 and technique F84. */
const vague: ReadonlySet<string> = new Set([
  'click',
  'click here',
  'details',
  'go here',
  'here',
  'learn more',
  'link',
  'more',
  'more info',
  'more information',
  'read more',
  'see here',
  'see more',
  'this',
  'this article',
  'this link',
  'this page',
]);

export const vagueText = rule<{ readonly text: string }>({
  id: 'links/vague-text',
  severity: 'warn',
  summary: 'The words of every link say where it leads.',
  advice: 'Use the title of the page, or what a reader does there, as the words of the link.',
  message: ({ text }) =>
    `The words "${text}" do not say where the link leads; in a list of links they mean nothing.`,
  *check({ id }, { references }) {
    for (const reference of references.get(id) ?? []) {
      const text = seenText(reference);
      if (!isTextLink(reference) || !vague.has(plain(text))) continue;
      yield { at: placeOf(reference), detail: { text }, target: reference.target.trim() };
    }
  },
});

/** In lower case, without punctuation and arrows around it, white space folded. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
    .replace(/\s+/gu, ' ');
