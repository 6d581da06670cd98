import { ownFiles } from '../own-pages/own-files.ts';
import { under } from '../own-pages/own-page.ts';

interface Reloaded {
  readonly basePath: string;
  readonly version: string;
}

/** A page that loads itself anew. The script knows which version it stands in, so that no change falls between two calls. */
export const withReload = (page: string, { basePath, version }: Reloaded): string =>
  page.replace(
    '</head>',
    () =>
      `<script type="module" src="${under(basePath, ownFiles.reload)}?version=${version}"></script></head>`,
  );
