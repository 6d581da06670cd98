import type { Reference } from '../../graph.ts';
import { linksOf } from '../../inspect/links-of.ts';
import { placeOf } from '../../inspect/place-of.ts';
import { rule } from '../../problem.ts';
import { linkWords } from '../words.ts';

export const unsafeScheme = rule<{ readonly reference: Reference; readonly scheme: string }>({
  id: 'links/unsafe-scheme',
  severity: 'error',
  summary: 'Every link opens a page, a mail, a call or a text message.',
  advice: 'Use an address that starts with https://, mailto:, tel: or sms:, or a path of this site.',
  message: ({ reference, scheme }) =>
    `${linkWords(reference)} starts with "${scheme}:", which this site does not open: readers get no link.`,
  *check(entry, graph) {
    for (const { reference, address } of linksOf(entry, graph)) {
      if (address.kind !== 'unsafe') continue;
      const { scheme } = address;
      yield { at: placeOf(reference), detail: { reference, scheme }, target: reference.target.trim() };
    }
  },
});
