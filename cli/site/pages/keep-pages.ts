import type { SitePage } from './site-page.ts';
import type { VersionBefore } from '../versions/version-before.ts';
import type { WrittenFile } from '../versions/version-list.ts';

/**
 * Takes the pages that the version before has with the same key, with their Markdown, so that they need not be rendered.
 * Gives what it took; a page that somebody has changed, or lost, is not taken.
 */
export const keepPages = (pages: readonly SitePage[], before: VersionBefore): readonly WrittenFile[] =>
  pages.flatMap(({ path, markdown, shows }) => {
    const paths = [path, ...(markdown === undefined ? [] : [markdown])];
    const known = paths.flatMap((each) => before.file(each) ?? []);
    const isSame = known.length === paths.length && known.every(({ key }) => key === shows.key);
    return isSame && before.take(known) ? known : [];
  });
