import type { SpaceFacts, TypeFacts } from '../facts/facts.ts';
import { hasWord } from '../words.ts';

/** For machines, menus and the layout, and no page has it among its parts. */
export function isSettings(view: TypeFacts, facts: SpaceFacts): boolean {
  return isSettingsName(view.tokens) && !isContent(view, facts);
}

export function isSettingsName(tokens: readonly string[]): boolean {
  if (hasWord(tokens, 'settings')) return true;
  return (
    hasWord(tokens, 'chrome') &&
    tokens.some((token) => !hasWord([token], 'plain')) &&
    tokens.every((token) => hasWord([token], 'chrome', 'plain'))
  );
}

/** Other entries have it among their parts. */
function isContent({ referrers, type }: TypeFacts, facts: SpaceFacts): boolean {
  return referrers.some(
    ({ type: from, field, count }) =>
      count > 0 &&
      from !== type.id &&
      !hasWord(field.tokens, 'settings', 'chrome', 'seo', 'navigation') &&
      !isSettingsName(facts.get(from)?.tokens ?? []),
  );
}
