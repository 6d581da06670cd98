import type { CompiledRedirects } from '../compile.ts';
import { readerTable } from '../reader-table.ts';
import { folderLoss, type HostOutput } from './host-output.ts';

/** The table as the reader looks it up. Its paths are those of the site. */
export const json = (redirects: CompiledRedirects): HostOutput => ({
  text: `${JSON.stringify(readerTable(redirects), undefined, 2)}\n`,
  losses: folderLoss(redirects),
});
