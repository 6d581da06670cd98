import { type RawEntry, type RawExport, sampleExport } from './sample.ts';

/**
 * What stands on some pages of the sample, with all entries of some types: a space that is checked and built in no time. Its links
 * to other pages lead nowhere.
 */
export function onlyPages(
  ids: readonly string[],
  exported: RawExport = sampleExport(),
  types: readonly string[] = [],
): RawExport {
  const isShown = ({ sys }: RawEntry) =>
    types.includes(sys.contentType.sys.id) || ids.some((id) => sys.id === id || sys.id.startsWith(`${id}_`));
  return { ...exported, entries: exported.entries.filter(isShown) };
}
