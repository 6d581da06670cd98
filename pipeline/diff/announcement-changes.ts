import type { AnnouncementChange, EntryChange } from '../../schemas/report/difference.ts';
import { type Compared, nameIn } from './compared.ts';

/**
 * The announcements that came, went or say something else, in the order of ids. In which order they stand follows from the dates of
 * their last changes and is no change of its own.
 */
export function announcementChanges(
  compared: Compared,
  entries: readonly EntryChange[],
): AnnouncementChange[] {
  const edited = new Set(entries.filter(({ change }) => change === 'edited').map(({ id }) => id));
  return [...compared.entries].flatMap(([id, { before, after }]): AnnouncementChange[] => {
    const was = compared.before.included.has(id) && before?.type === 'announcement';
    const is = compared.after.included.has(id) && after?.type === 'announcement';
    if (!was && !is) return [];
    if (was && is && !edited.has(id)) return [];
    const change = !was ? 'added' : is ? 'edited' : 'removed';
    const [wasPinned, isPinned] = [before, after].map((entry) => entry?.fields['pin'] === true);
    const pin = change === 'edited' && wasPinned !== isPinned ? { isPinned: isPinned === true } : {};
    return [{ ...nameIn(compared, id), change, ...pin }];
  });
}
