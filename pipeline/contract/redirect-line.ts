import type { PipelineConfig } from '../config/config.ts';
import type { Graph } from '../graph.ts';
import { folderInTable, sitesOf } from '../redirects/locale-folders.ts';

/** A placeholder for a target that a person has to choose. The redirect table refuses it. */
const toChoose = '<choose-a-page>';

/** The table's heading. Source: docs/requirements.md, RD-1. */
export const redirectColumns = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';

/**
 * The line of the redirect table that leads an old address on, with the folder of the locale. Undefined for a locale on a host of its own, of
 * which the table has nothing.
 */
export function redirectLine(from: string, to: string | undefined, graph: Graph): string | undefined {
  const folder = folderInTable(graph.locale, sitesOf(graph));
  if (folder === undefined) return undefined;
  const inTable = (path: string): string => cell(path.startsWith('/') ? folder + path : path);
  return `${inTable(from)},${inTable(to ?? toChoose)},true,true,true`;
}

/** The table's name, as the configuration gives it or as it could be called. */
export const redirectTableName = ({ redirects }: Pick<PipelineConfig, 'redirects'>): string =>
  redirects ?? 'redirects.csv';

/** Source: RFC 4180. */
const cell = (text: string): string => (/[",\s]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
