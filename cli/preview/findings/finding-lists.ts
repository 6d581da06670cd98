import { severities, type Severity } from '../../../schemas/report/diagnostic.ts';
import { groupBy } from '../../reporters/group-by.ts';
import { ownerIn } from '../../reporters/html/owner.ts';
import { pathPart } from '../dashboard/lists/path-part.ts';
import type { FindingsInPlace, PlacedFinding } from './findings-in-place.ts';

/** Findings that share a property, with a path of their own. */
export interface FindingList {
  /** The path below `/preview/`. */
  readonly path: string;
  readonly title: string;
  /** Among others of its kind. */
  readonly label: string;
  readonly findings: readonly PlacedFinding[];
}

/** Every list of findings. */
export interface FindingLists {
  readonly all: FindingList;
  /** The label of findings without a page. */
  readonly nowhere: FindingList;
  readonly bySeverity: readonly FindingList[];
  readonly byRule: readonly FindingList[];
  readonly byType: readonly FindingList[];
  readonly byPerson: readonly FindingList[];
  /** The pages with the most findings first. */
  readonly byPage: readonly FindingList[];
}

export function findingLists({ all, byPage }: FindingsInPlace): FindingLists {
  return {
    all: { path: 'findings', title: 'Findings', label: 'All', findings: all },
    nowhere: {
      path: 'findings/nowhere',
      title: 'Findings that belong to no page',
      label: 'On no page',
      findings: all.filter(({ pages }) => pages.length === 0),
    },
    bySeverity: severities.map((severity) => ({
      path: `findings/severity/${severity}`,
      title: names[severity],
      label: names[severity],
      findings: all.filter((finding) => finding.severity === severity),
    })),
    byRule: listsOf(
      all,
      ({ rule }) => rule,
      (rule) => ({ path: `findings/rule/${rule}`, title: rule }),
    ),
    byType: listsOf(
      all,
      (finding) => ownerIn(finding).type,
      (type) => ({
        path: `findings/type/${pathPart(type)}`,
        title: `Findings in ${type}`,
      }),
    ),
    byPerson: listsOf(
      all,
      ({ entry }) => entry?.changedBy,
      (person) => ({
        path: `findings/person/${pathPart(person)}`,
        title: `Findings in what ${person} changed last`,
      }),
    ),
    byPage: mostFirst(
      [...byPage].map(([url, findings]) => ({
        path: `findings/page${url === '/' ? '' : url}`,
        title: `Findings on ${url}`,
        label: url,
        findings,
      })),
    ),
  };
}

/** All of these lists. */
export const findingListsIn = ({ all, nowhere, ...others }: FindingLists): FindingList[] => [
  all,
  nowhere,
  ...Object.values(others).flat(),
];

const names: Readonly<Record<Severity, string>> = { error: 'Errors', warn: 'Warnings', info: 'Notes' };

function listsOf(
  all: readonly PlacedFinding[],
  keyOf: (finding: PlacedFinding) => string | undefined,
  about: (key: string) => Pick<FindingList, 'path' | 'title'>,
): FindingList[] {
  const named = all.filter((finding) => keyOf(finding) !== undefined);
  const groups = groupBy(named, (finding) => keyOf(finding) ?? '');
  return mostFirst([...groups].map(([key, findings]) => ({ ...about(key), label: key, findings })));
}

const mostFirst = (lists: readonly FindingList[]): FindingList[] =>
  lists.toSorted((a, b) => b.findings.length - a.findings.length || (a.label < b.label ? -1 : 1));
