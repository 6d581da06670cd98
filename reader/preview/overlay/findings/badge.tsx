import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severities } from '../../../../schemas/report/diagnostic.ts';
import styles from '../overlay.module.css';
import { countsOf } from './filters.ts';
import { countWords, SeverityMark } from './severity-mark.tsx';
import type { ProblemsPanel } from './use-problems-panel.ts';

interface BadgeProps {
  ref: Ref<HTMLButtonElement>;
  findings: readonly PreviewFinding[];
  panel: ProblemsPanel;
}

/** Counts the problems of the page, and opens their list. */
export function Badge({ ref, findings, panel }: BadgeProps): ReactNode {
  const counts = countsOf(findings);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.badge}
      aria-expanded={panel.isOpen}
      aria-controls={panel.isOpen ? panel.id : undefined}
      aria-label={`Findings on this page: ${countWords(counts)}`}
      onClick={() => (panel.isOpen ? panel.close() : panel.open())}
    >
      {findings.length === 0 && <Check className={styles.fine} />}
      {severities
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (
          <span key={severity} className={styles.count}>
            <SeverityMark severity={severity} />
            {counts[severity]}
          </span>
        ))}
    </button>
  );
}
