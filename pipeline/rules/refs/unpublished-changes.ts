import { usedAssets } from '../../inspect/content/used-assets.ts';
import { isReached } from '../../inspect/reach/reach.ts';
import type { Rule, SpaceRule } from '../../rule.ts';

/** Checks each entry, and each asset that is used. */
export const unpublishedChanges: Rule<'entry' | 'asset'> & SpaceRule<'entry' | 'asset'> = {
  id: 'refs/unpublished-changes',
  severity: 'warn',
  summary: 'The build includes no unpublished edits.',
  advice:
    'Publish it or undo its edits, or export the published version with `fieldbook export --published`.',
  message: (changed) =>
    changed === 'entry'
      ? 'The entry has unpublished edits, and the build includes them.'
      : 'The asset has unpublished edits, and the build includes them.',
  *check(entry, graph) {
    const { id, state, type } = entry;
    if (state !== 'changed' || !graph.included.has(id)) return;
    if (type !== 'otherEntry' || isReached(entry, graph)) yield { at: { entry: id }, detail: 'entry' };
  },
  *checkSpace(graph) {
    for (const { id, state } of usedAssets(graph)) {
      if (state === 'changed') yield { at: { asset: id }, detail: 'asset' };
    }
  },
};
