import { entryOf, type RawEntry, type RawExport, sampleExport } from '../sample.ts';

/** What is planted, as the report names it, and what of the page shows it. */
export interface Fault {
  readonly rule: string;
  /** The entry or the asset at fault. */
  readonly owner: string;
  /** Joined by dots. */
  readonly field?: string;
  readonly path?: string;
  /** Words of the block. */
  readonly block?: string;
  /** The block's frame reaches further than these words. Unit: CSS pixels. */
  readonly slackPx?: number;
  /** The block stands between paragraphs that name this. Neither: no page has a block for it. */
  readonly between?: string;
}

const locale = 'en-US';

type Node = Readonly<Record<string, unknown>>;

const block = (nodeType: string, content: readonly unknown[], data: object = {}): Node => ({
  nodeType,
  data,
  content,
});
export const words = (value: string, ...marks: readonly string[]): Node => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
export const p = (...content: readonly (string | Node)[]): Node => block('paragraph', inline(content));
export const heading = (level: number, text: string): Node => block(`heading-${level}`, [words(text)]);
export const link = (uri: string, text: string): Node => block('hyperlink', [words(text)], { uri });
export const embedded = (id: string): Node =>
  block('embedded-entry-block', [], { target: linkTo('Entry', id) });
export const embeddedAsset = (id: string): Node =>
  block('embedded-asset-block', [], { target: linkTo('Asset', id) });
export const inlineEntry = (id: string): Node =>
  block('embedded-entry-inline', [], { target: linkTo('Entry', id) });
export const toEntry = (id: string, text: string): Node =>
  block('entry-hyperlink', [words(text)], { target: linkTo('Entry', id) });
export const table = (...rows: readonly (readonly string[])[]): Node =>
  block(
    'table',
    rows.map((cells) =>
      block(
        'table-row',
        cells.map((cell) => block('table-cell', [p(cell)])),
      ),
    ),
  );
export const other = block;

const inline = (content: readonly (string | Node)[]): Node[] =>
  content.map((each) => (typeof each === 'string' ? words(each) : each));

export const linkTo = (linkType: 'Entry' | 'Asset', id: string) => ({
  sys: { type: 'Link', linkType, id },
});

export class FaultySpace {
  readonly exported: RawExport = sampleExport();
  readonly faults: Fault[] = [];

  entry = (id: string): RawEntry => entryOf(this.exported, id);

  asset(id: string): RawEntry {
    const found = (this.exported['assets'] as RawEntry[]).find(({ sys }) => sys.id === id);
    if (found === undefined) throw new Error(`the sample has no asset ${id}`);
    return found;
  }

  value = (id: string, field: string): unknown => this.entry(id).fields[field]?.[locale];

  set(id: string, field: string, value: unknown): void {
    this.entry(id).fields[field] = { [locale]: value };
  }

  /** Adds a block to the end of a text; gives its pointer. */
  append(id: string, field: string, node: Node): string {
    const { content } = this.value(id, field) as { content: unknown[] };
    content.push(node);
    return `/content/${content.length - 1}`;
  }

  /** Adds an entry to the end of a list; gives the field with its position. */
  list(id: string, field: string, target: string): string {
    const known = (this.value(id, field) as unknown[] | undefined) ?? [];
    this.set(id, field, [...known, linkTo('Entry', target)]);
    return `${field}.${known.length}`;
  }

  add(contentType: string, id: string, fields: Readonly<Record<string, unknown>>): string {
    const like = this.exported.entries.find(({ sys }) => sys.contentType.sys.id === contentType);
    if (like === undefined) throw new Error(`the sample has no ${contentType}`);
    const values = Object.entries(fields).map(([name, value]) => [name, { [locale]: value }]);
    this.exported.entries.push({
      sys: { ...like.sys, id },
      fields: Object.fromEntries(values) as RawEntry['fields'],
    });
    return id;
  }

  /** As an entry that was never published, or was archived. */
  unpublish(id: string, state: 'draft' | 'archived'): void {
    const { sys } = this.entry(id) as { sys: Record<string, unknown> };
    for (const name of [
      'publishedVersion',
      'publishedAt',
      'firstPublishedAt',
      'publishedCounter',
      'publishedBy',
    ])
      delete sys[name];
    if (state === 'archived')
      Object.assign(sys, { archivedVersion: 5, archivedAt: '2026-01-01T00:00:00.000Z' });
  }

  snippet(id: string, name: string, node: Node): void {
    this.add('contentSnippet', id, { name, content: block('document', [node]) });
  }

  /** An asset like another one, with another file or other words; its fields have one locale, like those of entries. */
  copyAsset(
    like: string,
    id: string,
    change: (fields: Record<string, unknown>, file: Record<string, unknown>) => void,
  ): void {
    const copy = structuredClone(this.asset(like)) as RawEntry & { sys: { id: string } };
    copy.sys.id = id;
    change(copy.fields, (copy.fields['file']?.[locale] ?? {}) as Record<string, unknown>);
    (this.exported['assets'] as RawEntry[]).push(copy);
  }

  /** The pointer of a text's last node. */
  last(id: string, field: string): string {
    const { content } = this.value(id, field) as { content: unknown[] };
    return `/content/${content.length - 1}`;
  }

  fault(rule: string, owner: string, where: Omit<Fault, 'rule' | 'owner'> = {}): void {
    this.faults.push({ rule, owner, ...where });
  }

  /** A fault in a block of its own at the end of a text; `at` is where it stands in that block. */
  inText(
    rule: string,
    owner: string,
    field: string,
    node: Node,
    { at = '', block: seen }: { readonly at?: string; readonly block: string },
  ): void {
    this.fault(rule, owner, { field, path: this.append(owner, field, node) + at, block: seen });
  }
}
