import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import type { BundledByKind } from '../../schemas/bundle/node.ts';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import type { AssetLinkValue, EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { ByKind, Field, FieldKind } from '../../schemas/fields/index.ts';
import type { SourceLocation } from '../../schemas/preview/source-location.ts';
import { carriedUrl, linkTo, safeUrl } from '../addresses/address-of.ts';
import { summaryOf } from '../addresses/summary-of.ts';
import type { Entry, TextSource } from '../entry.ts';
import { documentSource } from '../link/document-source.ts';
import { linkedAnchor, targetsOf } from '../link/page/parts.ts';
import { highlightCode } from '../rich-text/finish/highlight.ts';
import { buildOtherFields } from './build-other-fields.ts';
import { buildText, embeddedEntry } from './build-text.ts';
import type { At, FieldContext } from './node-context.ts';

/** A field of an entry, and where its value is built. */
export interface FieldInput {
  readonly entry: Entry;
  readonly field: Field;
  readonly at: At;
}

/** The value of a field as the bundle has it; undefined if it cannot be shown. */
export function buildField(value: unknown, input: FieldInput, context: FieldContext): unknown {
  const build = builders[input.field.kind];
  return build === undefined ? value : build(value as never, input, context);
}

type Build<Kind extends FieldKind> = (
  value: never,
  input: FieldInput,
  context: FieldContext,
) => BundledByKind<Kind> | undefined;

const trimmed = (value: string) => (isSeenText(value) ? value.trim() : undefined);

type Cells = readonly (readonly (string | { content: readonly unknown[] })[])[];

/** How each field kind comes into the bundle. Plain kinds come as they are. */
const builders: ByKind<{ readonly [Kind in FieldKind]: Build<Kind> }> = {
  anchor: trimmed,
  asset: (value: AssetLinkValue, _input, { media }) => media.asset(value.sys.id),
  cells: (rows: Cells, { at }, context) =>
    rows.map((row, r) =>
      row.map((cell, c) => {
        const location = itemAt(itemAt(at.location, r), c);
        const below = { ...at, path: `${at.path}/${r}/${c}`, location };
        const text = typeof cell === 'string' ? plain(cell) : buildText(documentSource(cell), below, context);
        return text ?? { children: [] };
      }),
    ),
  code: (value: string, input) => ({
    children: highlightCode(value.replace(/^(?:[ \t]*\r?\n)+|\s+$/gu, ''), languageOf(input)),
  }),
  labelledLinks: (links: readonly { label: string; url: string }[], _input, { graph }) =>
    links.flatMap(({ label, url }) => {
      const carried = carriedUrl(url, graph);
      return carried === undefined ? [] : [{ label: isSeenText(label) ? label : carried, url: carried }];
    }),
  link: ({ sys: { id } }: EntryLinkValue, { entry, field }, { graph }) => {
    const anchor = linkedAnchor(entry, field);
    const link = linkTo(id, graph, anchor);
    const isCard = 'isCard' in field && anchor === undefined; // the summary is about the page, not about a place in it
    return link && { ...link, ...(isCard && summaryOf(id, graph)) };
  },
  links: (values: readonly EntryLinkValue[], _input, { graph }) =>
    values.flatMap(({ sys }) => linkTo(sys.id, graph) ?? []),
  otherFields: buildOtherFields,
  part: ({ sys }: EntryLinkValue, { field, at }, context) =>
    embeddedEntry({ id: sys.id, to: targetsOf(field) }, { ...at, path: `${at.path}/0` }, context),
  parts: (values: readonly EntryLinkValue[], { field, at }, context) =>
    values.flatMap(({ sys }, index) => {
      const below = { ...at, path: `${at.path}/${index}`, location: itemAt(at.location, index) };
      return embeddedEntry({ id: sys.id, to: targetsOf(field) }, below, context) ?? [];
    }),
  richText: (source: TextSource, { at }, context) => buildText(source, at, context),
  // the address of a required field stays, even if it leads to another channel
  url: (value: string, { field }, { graph }) =>
    (isRequired(field) ? safeUrl : carriedUrl)(value, graph, 'use' in field ? field.use : 'page'),
};

/** The location of an item of a list. */
const itemAt = (location: SourceLocation | undefined, index: number): SourceLocation | undefined =>
  location && { ...location, field: [...(location.field ?? []), index] };

const plain = (value: string): RichText => ({ children: value === '' ? [] : [{ type: 'text', value }] });

function languageOf({ entry, field }: FieldInput): string {
  const name = 'languageFrom' in field ? entry.fields[field.languageFrom] : undefined;
  return typeof name === 'string' ? name.trim().toLowerCase() : '';
}

const isRequired = (field: Field): boolean => 'required' in field && field.required === true;
