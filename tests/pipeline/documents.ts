import type { EntryId } from '../../schemas/base/ids.ts';
import type { Article, BundleFiles, Manifest } from '../../schemas/bundle/index.ts';
import { type Build, build, type BuildInput } from '../../pipeline/build.ts';
import {
  config,
  type ConfigInput,
  type FieldbookConfig,
  type PipelineConfig,
} from '../../pipeline/config/config.ts';
import { type RawExport, readExport } from '../../pipeline/decode/export/raw-export.ts';
import type { Space } from '../../pipeline/entry.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { Finding, FaultLocation, Report } from '../../pipeline/finding.ts';
import { decode } from '../../pipeline/stages/decode.ts';
import { link } from '../../pipeline/stages/link.ts';

/** One item of an export, as contentful-export writes it. */
export interface RawEntry {
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly fields: Readonly<Record<string, unknown>>;
}

const changedOn = '2026-03-09T16:00:00.000Z';

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
export const entryLink = (id: string) => linkTo('Entry', id);
export const assetLink = (id: string) => linkTo('Asset', id);

/** A published entry of the management API; values are those of `en-US`. */
export const rawEntry = (
  contentType: string,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
  sys: Readonly<Record<string, unknown>> = {},
): RawEntry => ({
  sys: {
    id,
    type: 'Entry',
    contentType: linkTo('ContentType', contentType),
    space: linkTo('Space', 'space1'),
    environment: linkTo('Environment', 'master'),
    updatedAt: changedOn,
    version: 2,
    publishedVersion: 1,
    ...sys,
  },
  fields: inEnglish(values),
});

const inEnglish = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { 'en-US': value }]));

export const states = {
  published: { version: 2, publishedVersion: 1 },
  changed: { version: 3, publishedVersion: 1 },
  draft: { version: 1, publishedVersion: undefined },
  archived: { version: 3, publishedVersion: undefined, archivedVersion: 2 },
} as const;

export const rawAsset = (id: string, values: Readonly<Record<string, unknown>> = {}): RawEntry => {
  const { contentType: _none, ...sys } = rawEntry('', id).sys;
  const file = {
    url: `//images.ctfassets.net/space1/${id}/token/${id}.png`,
    fileName: `${id}.png`,
    contentType: 'image/png',
    details: { size: 1200, image: { width: 640, height: 480 } },
  };
  return {
    sys: { ...sys, id, type: 'Asset' },
    fields: inEnglish({ title: `Picture ${id}`, description: `What ${id} shows`, file, ...values }),
  };
};

const english = { code: 'en-US', name: 'English', default: true, fallbackCode: null };

/** An export in one locale; `parts` replaces any of its lists. */
export function exportOf(
  entries: readonly unknown[],
  parts: Readonly<Record<string, unknown>> = {},
): RawExport {
  const read = readExport({ entries, locales: [english], ...parts });
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

/** What a configuration file has, typed or not. */
export type AnyConfig = ConfigInput | FieldbookConfig;

export const settings = (input: AnyConfig = {}): PipelineConfig => config.parse(input);

interface Options {
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly config?: AnyConfig;
  readonly drafts?: boolean;
  readonly redirects?: string;
  readonly media?: BuildInput['media'];
}

/** What a stage reported, in a form that a test can write down. */
export interface Found {
  readonly rule: string;
  readonly at: FaultLocation;
  readonly detail: unknown;
  readonly target?: string;
  readonly suggestion?: string;
}

const foundIn = (findings: readonly Finding[]): Found[] =>
  findings.map(({ problem, at, detail, target, suggestion }) => ({
    rule: problem.id,
    at,
    detail,
    ...(target !== undefined && { target }),
    ...(suggestion !== undefined && { suggestion }),
  }));

const collector = () => {
  const findings: Finding[] = [];
  const report: Report = (problem, occurrence) => findings.push({ ...occurrence, problem });
  return { findings, report };
};

export function decoded(
  entries: readonly unknown[],
  options: Options = {},
): { space: Space; found: Found[]; values: (id: string) => Readonly<Record<string, unknown>> } {
  const { findings, report } = collector();
  const { drafts = false } = options;
  const space = decode(
    exportOf(entries, options.parts),
    { config: settings(options.config), drafts },
    report,
  );
  return {
    space,
    found: foundIn(findings),
    values: (id) => space.entries.get(id as EntryId)?.fields ?? {},
  };
}

/** Decoded and linked; `found` is what the link stage reported. */
export function linked(entries: readonly unknown[], options: Options = {}): { graph: Graph; found: Found[] } {
  const { space } = decoded(entries, options);
  const { findings, report } = collector();
  const redirectFile = fileOf(options.redirects);
  const { drafts = false } = options;
  const graph = link(space, { config: settings(options.config), drafts, redirectFile }, report);
  return { graph, found: foundIn(findings) };
}

export const id = (value: string): EntryId => value as EntryId;

const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';

/** Lines of a redirect table; columns at the end of a line can be left out. */
function fileOf(lines: string | undefined) {
  if (lines === undefined) return undefined;
  const filled = lines.split('\n').map((line) => line + ','.repeat(Math.max(0, 5 - line.split(',').length)));
  return { file: 'redirects.csv', text: [heading, ...filled].join('\n') };
}

/** A build whose files are parsed. */
export interface ReadBuild extends Build {
  article(id: string): Article;
  file<Name extends keyof BundleFiles>(name: Name): BundleFiles[Name];
  readonly manifest: Manifest;
}

export function built(entries: readonly unknown[], options: Options = {}): ReadBuild {
  return readBuild(
    build({
      exported: exportOf(entries, options.parts),
      config: settings(options.config),
      redirectFile: fileOf(options.redirects),
      drafts: options.drafts ?? false,
      ...(options.media && { media: options.media }),
    }),
  );
}

export function readBuild(result: Build): ReadBuild {
  const texts = new Map(result.files.map(({ name, text }) => [name, text]));
  const read = (name: string): unknown => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`the bundle has no file ${name}`);
    return JSON.parse(text);
  };
  return {
    ...result,
    article: (entry) => read(`articles/${entry}`) as Article,
    file: (name) => read(name) as never,
    manifest: read('manifest') as Manifest,
  };
}

interface RichNode {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly unknown[];
}

export const block = (
  nodeType: string,
  content: readonly unknown[] = [],
  data: Readonly<Record<string, unknown>> = {},
): RichNode => ({ nodeType, data, content });

export const words = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

type Inline = string | object;
const inline = (content: readonly Inline[]) =>
  content.map((each) => (typeof each === 'string' ? words(each) : each));

export const doc = (...content: readonly unknown[]) => block('document', content);
export const p = (...content: readonly Inline[]) => block('paragraph', inline(content));
export const h = (level: number, ...content: readonly Inline[]) => block(`heading-${level}`, inline(content));
export const li = (...content: readonly unknown[]) => block('list-item', content);
export const ul = (...content: readonly unknown[]) => block('unordered-list', content);
export const row = (...content: readonly unknown[]) => block('table-row', content);
export const td = (...content: readonly Inline[]) => block('table-cell', [p(...content)]);
export const th = (...content: readonly Inline[]) => block('table-header-cell', [p(...content)]);
export const table = (...content: readonly unknown[]) => block('table', content);
export const hyperlink = (uri: string, ...content: readonly Inline[]) =>
  block('hyperlink', inline(content), { uri });
export const toEntry = (target: string, ...content: readonly Inline[]) =>
  block('entry-hyperlink', inline(content), { target: entryLink(target) });
export const toAsset = (target: string, ...content: readonly Inline[]) =>
  block('asset-hyperlink', inline(content), { target: assetLink(target) });
export const embedded = (target: string) => block('embedded-entry-block', [], { target: entryLink(target) });
export const embeddedInline = (target: string) =>
  block('embedded-entry-inline', [], { target: entryLink(target) });
export const embeddedAsset = (target: string) =>
  block('embedded-asset-block', [], { target: assetLink(target) });
