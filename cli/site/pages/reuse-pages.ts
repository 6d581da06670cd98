import type { SitePage } from './site-page.ts';
import type { VersionBefore } from '../versions/version-before.ts';
import type { WrittenFile } from '../versions/version-list.ts';

/**
 * Reuses the pages that have the same key in the version before, with their Markdown, so that they are not rendered. Gives
 * the reused files. A page that was changed or lost on the disk is not reused.
 */
export const reusePages = (pages: readonly SitePage[], before: VersionBefore): readonly WrittenFile[] =>
  pages.flatMap(({ path, markdown, shows }) => {
    const paths = [path, ...(markdown === undefined ? [] : [markdown])];
    const known = paths.flatMap((each) => before.file(each) ?? []);
    const isSame = known.length === paths.length && known.every(({ key }) => key === shows.key);
    return isSame && before.reuse(known) ? known : [];
  });
