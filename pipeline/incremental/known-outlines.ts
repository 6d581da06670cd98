import type { EntryId } from '../../schemas/base/ids.ts';
import type { PageOutline } from '../graph.ts';
import { type OutlineInput, outlinePages } from '../link/outline.ts';
import type { Memory } from './memory.ts';
import { tracked } from './tracked.ts';

/** The outline of every page; of pages that show nothing that has changed, the outline of the run before. */
export function knownOutlines(input: OutlineInput, memory: Memory | undefined): Map<EntryId, PageOutline> {
  if (memory === undefined) return outlinePages(input);
  const { recorder, outlines } = memory;
  const track = <Name extends 'entries' | 'taken' | 'urls'>(name: Name) =>
    // it behaves as the collection that it stands for
    tracked(name, input[name], recorder) as unknown as OutlineInput[Name];
  const recorded = { ...input, entries: track('entries'), taken: track('taken'), urls: track('urls') };
  return outlines.run(
    (source) => input[source as 'entries' | 'taken' | 'urls'], // no other is tracked here
    (recall) => outlinePages(input, (id, make) => recall(id, () => recorder.during(() => make(recorded)))),
  );
}
