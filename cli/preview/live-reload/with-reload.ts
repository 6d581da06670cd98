import { ownFiles } from '../own-pages/own-files.ts';
import { under } from '../own-pages/own-page.ts';

interface Reloaded {
  readonly basePath: string;
  readonly version: string;
}

/**
 * Adds the reload script to a page. The script knows the version of its page, so that no change is missed between two
 * requests.
 */
export const withReload = (page: string, { basePath, version }: Reloaded): string =>
  page.replace(
    '</head>',
    () =>
      `<script type="module" src="${under(basePath, ownFiles.reload)}?version=${version}"></script></head>`,
  );
