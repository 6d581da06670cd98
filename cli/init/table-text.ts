import type {
  Proposal,
  ProposedCondition,
  ProposedMapping,
  ProposedType,
} from '../../pipeline/model/propose/proposal.ts';
import { escape } from '../reporters/text/escape.ts';
import { sourceText } from './mapping-text.ts';

/** The proposal as tables: a line a content type, then a line a field of those that are mapped. */
export function tableText({ types }: Proposal): string {
  const rows = types.map((type) => [
    type.id,
    String(type.entries),
    type.role,
    asOf(type),
    type.reasons.join('; '),
  ]);
  return [
    ...table([['content type', 'entries', 'role', 'as', 'because'], ...rows]),
    ...types.flatMap((type) => (type.mapping || []).flatMap((mapping) => fieldTable(type, mapping))),
  ].join('\n');
}

function asOf({ mapping, role }: ProposedType): string {
  if (mapping === false) return 'false';
  if (mapping === undefined) return role === 'ours' ? 'itself' : '-';
  return [...new Set(mapping.map(({ as }) => as))].join(', ');
}

function fieldTable(type: ProposedType, { as, fields, ignore, when }: ProposedMapping): string[] {
  const condition = when === undefined ? '' : `, where ${when.field} is ${valuesOf(when)}`;
  const rows = [
    ...Object.entries(fields).map(([ours, source]) => [
      ours,
      sourceText(source),
      type.fieldReasons[ours] ?? '',
    ]),
    ...ignore.map((field) => ['ignored', field, type.fieldReasons[field] ?? '']),
    ...type.left.map((field) => ['open', field, 'nothing shows it']),
  ];
  return ['', escape(`${type.id} as ${as}${condition}`), ...table(rows).map((line) => `  ${line}`)];
}

const valuesOf = (when: ProposedCondition): string =>
  'is' in when ? String(when.is) : when.in.map((each) => JSON.stringify(each)).join(' or ');

/** Columns as wide as their widest cell; no cell of the last one is filled up. */
function table(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map(escape));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.min(maxColumn, Math.max(...cells.map((row) => row[column]?.length ?? 0))),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** The widest column that is aligned, in characters. */
const maxColumn = 60;
