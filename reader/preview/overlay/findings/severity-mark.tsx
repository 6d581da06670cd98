import { Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '../../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import styles from './severity-mark.module.css';

/** `2 errors, 1 note`. */
export const countWords = (counts: Readonly<Record<Severity, number>>): string =>
  Object.entries(severityWords)
    .flatMap(([severity, { one, many }]) => {
      const count = counts[severity as Severity];
      return count === 0 ? [] : [`${count} ${(count === 1 ? one : many).toLowerCase()}`];
    })
    .join(', ') || 'no findings';

const icons: Readonly<Record<Severity, LucideIcon>> = { error: OctagonX, warn: TriangleAlert, info: Info };

/** An icon for a severity, by shape and color. A text beside or around it names the severity. */
export function SeverityMark({ severity }: { severity: Severity }): ReactNode {
  const Icon = icons[severity];
  return <Icon className={styles.icon} data-severity={severity} />;
}
