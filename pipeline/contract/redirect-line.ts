import type { PipelineConfig } from '../config/config.ts';

/** A placeholder for a target that a person has to choose. The redirect table refuses it. */
const toChoose = '<choose-a-page>';

/** The table's heading. Source: docs/requirements.md, RD-1. */
export const redirectColumns = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';

/** The line of the redirect table that leads an old address on. */
export const redirectLine = (from: string, to = toChoose): string =>
  `${cell(from)},${cell(to)},true,true,true`;

/** The table's name, as the configuration gives it or as it could be called. */
export const redirectTableName = ({ redirects }: Pick<PipelineConfig, 'redirects'>): string =>
  redirects ?? 'redirects.csv';

/** Source: RFC 4180. */
const cell = (text: string): string => (/[",\s]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
