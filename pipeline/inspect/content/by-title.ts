import { ascending } from '../../../schemas/base/compare.ts';
import { intlLocale } from '../../../schemas/languages.ts';

interface Titled {
  readonly id?: string;
  readonly title: string;
}

/** Orders by title as the locale does, numbers in titles by their value; what has the same title by its id. */
export function byTitle(locale: string): (a: Titled, b: Titled) => number {
  const collator = collators.get(locale) ?? new Intl.Collator(intlLocale(locale), { numeric: true });
  collators.set(locale, collator);
  return (a, b) => collator.compare(a.title, b.title) || ascending(a.id, b.id);
}

/** To make one takes longer than to sort a list with it. */
const collators = new Map<string, Intl.Collator>();
