import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { count } from '../../schemas/base/count.ts';
import { groupBy } from './group-by.ts';
import { countsBySeverity, severityCounts } from '../../schemas/report/severity-counts.ts';
import { ownerOf } from './text/place.ts';

export const groupings = ['cause', 'page', 'entry', 'owner', 'rule'] as const;
export type Grouping = (typeof groupings)[number];

/** Findings that share something, such as the act that settles them. */
export interface Group {
  /** Undefined for a finding that shares its cause with no other. */
  readonly title: string | undefined;
  /** The address in the Contentful web app where the act is done. */
  readonly edit: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface TitledGroup extends Group {
  readonly title: string;
}

/** The groups, by what each would settle: the most errors first, then the most warnings. */
export const groupsOf = (diagnostics: readonly Diagnostic[], grouping: Grouping): Group[] =>
  mostErrorsFirst(
    [...groupBy(diagnostics, keys[grouping])].flatMap(([key, members]) =>
      key === '' ? members.map(alone) : groupOf(members, grouping),
    ),
  );

/** Sorts groups of findings: the most errors first, then the most warnings. */
export const mostErrorsFirst = <Any extends Pick<Group, 'diagnostics'>>(groups: readonly Any[]): Any[] =>
  groups
    .map((group) => ({ group, weight: weightOf(group) }))
    .toSorted((a, b) => compared(b.weight, a.weight))
    .map(({ group }) => group);

export const onNoPage = 'On no page';

const pageOf = ({ entry }: Diagnostic): string => entry?.url ?? onNoPage;

/** What the members of a group share. An empty key groups nothing. */
const keys: Readonly<Record<Grouping, (diagnostic: Diagnostic) => string>> = {
  cause: ({ cause }) => cause?.id ?? '',
  page: pageOf,
  entry: ({ entry, asset, source }) => `${entry?.id} ${asset?.id} ${source?.file}`,
  owner: ({ entry }) => entry?.changedBy ?? 'nobody',
  rule: ({ rule }) => rule,
};

const titles: Readonly<Record<Grouping, (first: Diagnostic) => string | undefined>> = {
  cause: ({ cause }) => cause?.act,
  page: pageOf,
  entry: ({ source, ...of }) => ownerOf(source === undefined ? of : { ...of, source: { file: source.file } }),
  owner: ({ entry }) =>
    entry?.changedBy === undefined ? 'Changed by nobody known' : `Changed last by ${entry.changedBy}`,
  rule: ({ rule }) => rule,
};

const alone = (diagnostic: Diagnostic): Group => ({
  title: undefined,
  edit: undefined,
  diagnostics: [diagnostic],
});

function groupOf(members: readonly Diagnostic[], grouping: Grouping): Group[] {
  const first = members.find(({ isTranslation }) => isTranslation !== true) ?? members[0];
  if (first === undefined || (grouping === 'cause' && members.length < 2)) return members.map(alone);
  const edit = first.cause?.edit;
  const rank = grouping === 'cause' ? rankIn(members) : () => 0;
  return [
    { title: titles[grouping](first), edit, diagnostics: members.toSorted((a, b) => rank(a) - rank(b)) },
  ];
}

/** What stands where the act is done comes first; where that is nowhere, what the most members say. */
function rankIn(members: readonly Diagnostic[]): (diagnostic: Diagnostic) => number {
  if (members.some(({ cause }) => cause?.edit !== undefined)) return (each) => (isWhereDone(each) ? 0 : 1);
  const [[mostOf] = []] = [...groupBy(members, ({ rule }) => rule)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  return ({ rule }) => (rule === mostOf ? 0 : 1);
}

/** Whether the act that settles a finding is done in the entry or asset of the finding. */
const isWhereDone = ({ cause, entry, asset }: Diagnostic): boolean =>
  cause?.edit !== undefined && [entry, asset].some((owner) => owner?.edit?.split('?')[0] === cause.edit);

/**
 * The suggestion of a finding beside the act that settles it. None where the act names it already, or is done in another entry: a
 * suggestion can name the address that the act takes away.
 */
export function suggestionBesideAct(diagnostic: Diagnostic): string | undefined {
  const { cause, suggestion = '' } = diagnostic;
  if (cause?.act.includes(suggestion) === true) return undefined;
  return cause?.edit === undefined || isWhereDone(diagnostic) ? diagnostic.suggestion : undefined;
}

/** The groups with a title, and the findings that belong to none of them. */
export function titledGroups(
  diagnostics: readonly Diagnostic[],
  grouping: Grouping,
): { readonly groups: readonly TitledGroup[]; readonly others: readonly Diagnostic[] } {
  const groups = groupsOf(diagnostics, grouping).filter(isTitled);
  const grouped = new Set(groups.flatMap((group) => group.diagnostics));
  return { groups, others: diagnostics.filter((each) => !grouped.has(each)) };
}

const isTitled = (group: Group): group is TitledGroup => group.title !== undefined;

const weightOf = ({ diagnostics }: Pick<Group, 'diagnostics'>): number[] =>
  severityCounts(diagnostics).map(([, times]) => times);

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((times, index) => times - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** `settles 9 findings (1 error, 8 warnings)`, for a group that one act settles; else `9 findings (…)`. */
export function groupSize(diagnostics: readonly Diagnostic[], grouping: Grouping): string {
  const findings = `${count(diagnostics.length, 'finding')} (${countsBySeverity(diagnostics)})`;
  return grouping === 'cause' ? `settles ${findings}` : findings;
}
