import { rule } from '../../problem.ts';

export const unpublishedChanges = rule({
  id: 'refs/unpublished-changes',
  severity: 'warn',
  summary: 'Every entry of the build is taken as it was published.',
  advice:
    'Publish the entry or undo its edits, or export the published version with `fieldbook export --published`.',
  message: () => 'The entry has edits that are not published; its text is taken with them.',
  *check({ id, state }, { taken }) {
    if (state === 'changed' && taken.has(id)) yield { at: { entry: id }, detail: undefined };
  },
});
