import type { Reference } from '../../graph.ts';
import { linksOf } from '../../inspect/links-of.ts';
import { placeOf } from '../../inspect/place-of.ts';
import { suggestedAddress } from '../../inspect/suggested-address.ts';
import { rule } from '../../problem.ts';
import { linkWords } from '../words.ts';

export const malformedLink = rule<{ readonly reference: Reference; readonly fault: string }>({
  id: 'links/malformed',
  severity: 'error',
  summary: 'Every address is a path that starts with a slash, or whole.',
  advice: 'Write a path such as /how-to/dispatch, or an address such as https://example.com.',
  message: ({ reference, fault }) =>
    reference.target.trim() === ''
      ? `${linkWords(reference)} leads nowhere: its address is empty.`
      : `${linkWords(reference)} leads to "${reference.target.trim()}", which ${fault}.`,
  *check(entry, graph) {
    for (const { reference, address } of linksOf(entry, graph)) {
      if (address.kind !== 'malformed') continue;
      const target = reference.target.trim();
      const suggestion = address.suggestion ?? suggestedAddress(target, graph);
      yield { at: placeOf(reference), detail: { reference, fault: address.fault }, target, suggestion };
    }
  },
});
