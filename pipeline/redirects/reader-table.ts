import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { CompiledRedirect, CompiledRedirects } from './compile.ts';

/** The table for lookups in the reader: a rule for an exact path comes before one that ignores case. */
export function readerTable({ exact, anyCase }: CompiledRedirects): BundleFiles['redirects'] {
  const rules = [...exact.map(asRule(false)), ...anyCase.map(asRule(true))];
  return { rules: rules.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)) };
}

const asRule =
  (ignoreCase: boolean) =>
  ({ from, to, isPermanent, inBrowser }: CompiledRedirect): BundleFiles['redirects']['rules'][number] => ({
    from,
    to,
    isPermanent,
    ignoreCase,
    inBrowser,
  });
