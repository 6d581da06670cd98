import { type BuildInput, validate } from '../../pipeline/build.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import {
  type AnyConfig,
  block,
  doc,
  exportOf,
  p,
  type RawEntry,
  rawEntry,
  settings,
  states,
} from './documents.ts';

/** A published entry of a content type, or one in another state. */
export const entry = (
  contentType: string,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
  state: keyof typeof states = 'published',
): RawEntry => rawEntry(contentType, id, values, states[state]);

/** A how-to whose slug is its id. */
export const howTo = (
  id: string,
  title: string,
  values: Readonly<Record<string, unknown>> = {},
  state: keyof typeof states = 'published',
): RawEntry => entry('kbHowTo', id, { title, ...values }, state);

/** What stands in a line of text: a plain string, a link, a run with marks. */
export type Inline = string | object;

/** A document of one paragraph. */
export const text = (...inlines: readonly Inline[]): object => doc(p(...inlines));

/** What another space holds: Contentful names it by a resource name. */
export const resource = (nodeType: string, name: string, ...content: readonly unknown[]): object =>
  block(nodeType, content, {
    target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: name } },
  });

/** What tests compare of a finding. */
export interface Found {
  readonly rule: string;
  readonly message: string;
  readonly entry?: string;
  readonly field?: string;
  readonly asset?: string;
  readonly source?: Diagnostic['source'];
  readonly suggestion?: string;
}

export interface Options extends Pick<BuildInput, 'drafts' | 'now' | 'prose'> {
  readonly config?: AnyConfig;
  /** Lines of the redirect table: `from,to`, or all five columns. */
  readonly redirects?: readonly string[];
  /** Other parts of the export. */
  readonly parts?: Readonly<Record<string, unknown>>;
}

/** All that `validate` finds in a space of these entries and assets, whatever the rule. */
export const findingsOf = (items: readonly RawEntry[], options: Options = {}): Found[] =>
  diagnosticsOf(items, options).map((found) => ({
    rule: found.rule,
    message: found.message,
    ...(found.entry && { entry: found.entry.id }),
    ...(found.field && { field: found.field.join('.') }),
    ...(found.asset && { asset: found.asset.id }),
    ...(found.source && { source: found.source }),
    ...(found.suggestion !== undefined && { suggestion: found.suggestion }),
  }));

/** The same with everything that a report carries. */
export const diagnosticsOf = (items: readonly RawEntry[], options: Options = {}): readonly Diagnostic[] =>
  validate(inputIn(items, options)).diagnostics;

/** The input of a space of these entries and assets. */
export const inputIn = (
  items: readonly RawEntry[],
  { config, drafts = false, redirects, now, prose, parts }: Options = {},
): BuildInput => ({
  exported: exportOf(
    items.filter((item) => item.sys['type'] !== 'Asset'),
    { assets: items.filter((item) => item.sys['type'] === 'Asset'), ...parts },
  ),
  config: settings(config),
  drafts,
  now,
  prose,
  redirectFile: redirects && { file: 'redirects.csv', text: tableOf(redirects) },
});

const tableOf = (lines: readonly string[]): string =>
  ['fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser', ...lines.map(withColumns)].join('\n');

const withColumns = (line: string): string =>
  line.split(',').length === 2 ? `${line},false,true,true` : line;

/** Where the n-th rule of `redirects` stands in its file, from 1. */
export const inTable = (rule: number) => ({ file: 'redirects.csv', line: rule + 1 });
