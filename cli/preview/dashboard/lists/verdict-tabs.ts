import type { PublishVerdict } from '../../../../schemas/report/publishing.ts';
import type { ListTab } from './tabbed-list.ts';

/** The tabs of a list by what publishing brings, after that of all rows. `path`: of the list, below `/preview/`. */
export function verdictTabs<Row extends { readonly verdict?: PublishVerdict | undefined }>(
  path: string,
  whenEmpty: ListTab<Row>['whenEmpty'],
): readonly ListTab<Row>[] {
  const tabOf = (label: string, wanted: PublishVerdict): ListTab<Row> => ({
    path: `${path}/${wanted}`,
    label,
    includes: ({ verdict }) => verdict === wanted,
    whenEmpty,
  });
  return [
    { path, label: 'All', includes: () => true, whenEmpty },
    tabOf('Errors', 'breaks'),
    tabOf('Warnings', 'warns'),
    tabOf('Ready', 'ready'),
  ];
}
