import type { BlockChange, Difference, FieldChange, Run } from '../../../schemas/report/difference.ts';

/** Everything that a difference says, a line a change: nothing is left out but what is the same, and words for people. */
export function tell(difference: Difference): string[] {
  const { entries, assets, moves, addresses, redirects, contents, home, announcements, findings } =
    difference;
  return [
    ...entries.flatMap(({ id, change, state, fields, pages }) => [
      join('entry', id, change, state && stateOf(state), `on ${pages.join()}`),
      ...fields.flatMap(tellField),
    ]),
    ...assets.flatMap(({ id, change, state, parts }) => [
      join('asset', id, change, state && `${state.before ?? 'none'} > ${state.after ?? 'none'}`),
      ...parts.map(({ part, before, after }) => `  ${part} ${before ?? 'none'} > ${after ?? 'none'}`),
    ]),
    ...moves.map(({ id, change, from, to }) => join('move', id, change, standing(from), '>', standing(to))),
    ...addresses.map(({ kind, change, from, to, leadsTo, line }) =>
      join(kind, change, from, to && `> ${to}`, leadsTo && `leads to ${leadsTo}`, line && `paste ${line}`),
    ),
    ...redirects.map(({ change, from, before, after }) =>
      join('redirect', change, from, JSON.stringify(before), JSON.stringify(after)),
    ),
    ...contents.map(({ id, change, was, before, after }) =>
      join('contents', id, change, was && `was ${was}`, treePlace(before), '>', treePlace(after)),
    ),
    ...home.map(({ section, change, was, added, removed, edited, isReordered }) =>
      join(
        'home',
        section,
        change,
        was && `was ${was}`,
        `+${names(added)} -${names(removed)} ~${names(edited)}`,
        isReordered && 'reordered',
      ),
    ),
    ...announcements.map(({ id, change, isPinned }) =>
      join('announcement', id, change, isPinned !== undefined && (isPinned ? 'pinned' : 'unpinned')),
    ),
    ...(findings?.came ?? []).map(({ rule, entry }) => join('came', rule, entry?.id)),
    ...(findings?.went ?? []).map(({ rule, entry }) => join('went', rule, entry?.id)),
  ];
}

type Part = string | false | undefined;
const join = (...parts: readonly Part[]): string => parts.filter(Boolean).join(' ');

const stateOf = ({ before, after, wasTaken, isTaken }: NonNullable<Difference['entries'][number]['state']>) =>
  `${before ?? 'none'}${wasTaken ? '' : ' (left out)'} > ${after ?? 'none'}${isTaken ? '' : ' (left out)'}`;

const standing = ({ parent, field, position }: Difference['moves'][number]['from']): string =>
  `${parent.id}.${field}.${position}`;

const treePlace = (place: Difference['contents'][number]['before']): string =>
  place === undefined
    ? 'none'
    : `${place.above.join('/') || 'top'}${place.position ? `:${place.position}` : ''}`;

function tellField(field: FieldChange): string[] {
  const name = `  ${field.field.join('.')}`;
  switch (field.kind) {
    case 'text':
      return [
        join(name, field.aspects.join(), `+${field.words.added} -${field.words.removed}`),
        ...field.blocks.filter(({ change }) => change !== 'same').map(tellBlock),
      ];
    case 'value':
      return [
        field.runs
          ? join(name, tellRuns(field.runs))
          : join(name, `${field.before ?? 'none'} > ${field.after ?? 'none'}`),
      ];
    case 'list':
      return [
        join(name, `+${field.added.join()} -${field.removed.join()}`, field.isReordered && 'reordered'),
      ];
    case 'references': {
      return [
        join(name, `+${names(field.added)} -${names(field.removed)}`, field.isReordered && 'reordered'),
      ];
    }
    default:
      return field satisfies never;
  }
}

const tellBlock = ({ change, kind, was, before, after, runs }: BlockChange): string =>
  join(
    `    ${change} ${was === undefined ? kind : `${was} > ${kind}`}`,
    before?.path,
    '>',
    after?.path,
    tellRuns(runs),
  );

const marks = {
  same: ['', ''],
  added: ['{+', '+}'],
  removed: ['[-', '-]'],
  format: ['<', '>'],
  link: ['<', '>'],
};

export const tellRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ change, text, before, after }) => {
      const [open, close] = marks[change];
      const look =
        before === undefined && after === undefined ? '' : `: ${before || 'none'} > ${after || 'none'}`;
      return `${open}${text}${look}${close}`;
    })
    .join('');

const names = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join();
