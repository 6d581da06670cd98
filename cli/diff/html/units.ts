import type { BlockChange, BlockPlace } from '../../../schemas/report/difference.ts';

/** What stands in one row: a block, the cells of a table that stand side by side, or what went with what came in its place. */
export interface Unit {
  readonly change: BlockChange['change'] | 'replaced';
  /** What stood there; all that was said of it is in `after` as well, unless it was replaced. */
  readonly before: readonly BlockChange[];
  readonly after: readonly BlockChange[];
  readonly isTableRow: boolean;
}

/** The blocks of a text as the rows in which they are shown. */
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

/** Rows that went, each beside the one that came right after them in its place. */
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

/** What tells the rows of a table apart; none where the place of a cell is not known. */
function rowOf(place: BlockPlace | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (place.path !== undefined) return place.path.slice(0, place.path.lastIndexOf('/'));
  return typeof place.field.at(-1) === 'number' ? place.field.slice(0, -1).join('/') : undefined;
}
