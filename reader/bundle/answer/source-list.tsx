import type { ReactNode } from 'react';
import type { CheckedSources } from './citation.ts';

/** The sources of an answer as links, or the note that it has no good one. */
export function SourceList({ checked }: { checked: CheckedSources }): ReactNode {
  return (
    <ul>
      {checked.sources.map(({ url, title }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
