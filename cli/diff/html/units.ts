import type { BlockChange, BlockPlace } from '../../../schemas/report/difference.ts';

/** The content of a row: a block, the cells of a table row, or a removed block beside its replacement. */
export interface Unit {
  readonly change: BlockChange['change'] | 'replaced';
  /** The content before. `after` has the removed words too, unless the block was replaced. */
  readonly before: readonly BlockChange[];
  readonly after: readonly BlockChange[];
  readonly isTableRow: boolean;
}

/** Groups the blocks of a text into rows. */
export function unitsOf(blocks: readonly BlockChange[]): Unit[] {
  const groups: BlockChange[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.some((each) => isInSameRow(each, block)) === true) last.push(block);
    else groups.push([block]);
  }
  return replaced(groups.map(unitOf));
}

function unitOf(blocks: readonly BlockChange[]): Unit {
  const [first, ...others] = new Set(blocks.map(({ change }) => change));
  return {
    change: first === undefined || others.length > 0 ? 'edited' : first,
    before: blocks.filter(({ change }) => change !== 'added' && change !== 'moved'),
    after: blocks,
    isTableRow: blocks.length > 1,
  };
}

/** Puts removed table rows beside the rows that replaced them. */
function replaced(units: readonly Unit[]): Unit[] {
  const rows: Unit[] = [];
  let start = 0;
  while (start < units.length) {
    const went = sequence(units, start, 'removed');
    const came = sequence(units, start + went.length, 'added');
    const end = start + went.length + came.length;
    const isOther = end === start;
    rows.push(...beside(went, came), ...(isOther ? units.slice(start, start + 1) : []));
    start = isOther ? start + 1 : end;
  }
  return rows;
}

const beside = (went: readonly Unit[], came: readonly Unit[]): Unit[] => [
  ...went.map((unit, index) => pairOf(unit, came[index])),
  ...came.slice(went.length),
];

function pairOf(went: Unit, came: Unit | undefined): Unit {
  if (came === undefined) return went;
  const isTableRow = went.isTableRow || came.isTableRow;
  return { change: 'replaced', before: went.before, after: came.after, isTableRow };
}

function sequence(units: readonly Unit[], start: number, change: Unit['change']): readonly Unit[] {
  const end = units.findIndex((unit, index) => index >= start && unit.change !== change);
  return units.slice(start, end === -1 ? units.length : end);
}

function isInSameRow(one: BlockChange, other: BlockChange): boolean {
  if (one.kind !== 'cell' || other.kind !== 'cell') return false;
  const side = one.after && other.after ? 'after' : 'before';
  const row = rowOf(one[side]);
  return row !== undefined && row === rowOf(other[side]);
}

/** The key of a table row. Undefined if the position of a cell is unknown. */
function rowOf(place: BlockPlace | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (place.path !== undefined) return place.path.slice(0, place.path.lastIndexOf('/'));
  return typeof place.field.at(-1) === 'number' ? place.field.slice(0, -1).join('/') : undefined;
}
