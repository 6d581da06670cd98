import type { CompiledRedirects } from '../compile.ts';
import { readerTable } from '../reader-table.ts';
import { folderLoss, type HostOutput } from './host-output.ts';

/** The table in its own format, without chains and without rules that lead nowhere. Its paths are those of the site. */
export function csv(redirects: CompiledRedirects): HostOutput {
  const rows = readerTable(redirects).rules.map(({ from, to, isPermanent, ignoreCase, inBrowser }) =>
    [from, to, isPermanent, ignoreCase, inBrowser].map((value) => cell(String(value))).join(','),
  );
  const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';
  return { text: `${[heading, ...rows].join('\n')}\n`, losses: folderLoss(redirects) };
}

const cell = (value: string): string => (value.includes(',') ? `"${value}"` : value);
