import type { SuggesterSite } from './create-suggester.ts';
import type { Suggester } from './suggester.ts';

/** Gives a site's suggester, one for all its fields; its code is loaded when it is first asked for. */
export function suggesterOf(site: SuggesterSite): () => Promise<Suggester> {
  let suggester: Promise<Suggester> | undefined;
  return () =>
    (suggester ??= import('./create-suggester.ts').then(
      ({ createSuggester }) => createSuggester(site),
      (error: unknown) => {
        suggester = undefined;
        throw error;
      },
    ));
}
