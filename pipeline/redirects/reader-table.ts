import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { CompiledRedirect, CompiledRedirects } from './compile.ts';

/** The table as the reader looks it up: a rule for one spelling stands before the one for every other. */
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
