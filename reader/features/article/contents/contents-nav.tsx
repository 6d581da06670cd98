import type { ReactNode } from 'react';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';

/** The contents as a landmark. */
export const ContentsNav = ({
  labelledBy,
  ...contents
}: ContentsListProps & { labelledBy: string }): ReactNode => (
  <nav aria-labelledby={labelledBy}>
    <ContentsList {...contents} />
  </nav>
);
