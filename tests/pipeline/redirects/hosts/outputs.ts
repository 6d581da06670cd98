import { compileRedirects } from '../../../../pipeline/redirects/compile.ts';
import { type RedirectFormat, hostWriters } from '../../../../pipeline/redirects/hosts/index.ts';
import type { RedirectRule } from '../../../../pipeline/redirects/redirect-table.ts';
import { table } from '../rules.ts';

/** What a host gets of a table, with the lines that are not comments apart. */
export function outputOf(format: RedirectFormat, rules: readonly RedirectRule[], basePath = '/') {
  const { text, losses } = hostWriters[format](compileRedirects(table(...rules)), { basePath });
  return { text, losses, lines: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')) };
}
