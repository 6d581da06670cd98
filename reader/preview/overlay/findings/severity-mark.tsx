import { Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '../../../../schemas/report/diagnostic.ts';
import styles from './severity-mark.module.css';

const icons: Readonly<Record<Severity, LucideIcon>> = { error: OctagonX, warn: TriangleAlert, info: Info };

/** An icon for a severity, by shape and color. A text beside or around it names the severity. */
export function SeverityMark({ severity }: { severity: Severity }): ReactNode {
  const Icon = icons[severity];
  return <Icon className={styles.icon} data-severity={severity} />;
}
