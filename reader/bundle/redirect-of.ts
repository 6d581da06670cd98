import type { BundleFiles } from '../../schemas/bundle/index.ts';

type Rule = BundleFiles['redirects']['rules'][number];

/** The rule that leads on from a path: the exact spelling first, then in lowercase. Source: requirements RD-1. */
export function redirectOf({ rules }: BundleFiles['redirects'], path: string): Rule | undefined {
  const inBrowser = rules.filter((rule) => rule.inBrowser);
  const lowercase = path.toLowerCase();
  return (
    inBrowser.find((rule) => rule.from === path) ??
    inBrowser.find((rule) => rule.ignoreCase && rule.from.toLowerCase() === lowercase)
  );
}
