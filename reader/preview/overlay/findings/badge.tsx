import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { countsBySeverity, severityCounts } from '../../../../schemas/report/severity-counts.ts';
import styles from '../overlay.module.css';
import { SeverityMark } from './severity-mark.tsx';
import type { ProblemsPanel } from './use-problems-panel.ts';

interface BadgeProps {
  ref: Ref<HTMLButtonElement>;
  findings: readonly PreviewFinding[];
  panel: ProblemsPanel;
}

/** Counts the problems of the page, and opens their list. */
export function Badge({ ref, findings, panel }: BadgeProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.badge}
      data-toolbar="list"
      aria-expanded={panel.isOpen}
      aria-controls={panel.isOpen ? panel.id : undefined}
      aria-label={`Findings on this page: ${countsBySeverity(findings) || 'no findings'}`}
      onClick={() => (panel.isOpen ? panel.close() : panel.open())}
    >
      {findings.length === 0 && <Check className={styles.fine} />}
      {severityCounts(findings)
        .filter(([, times]) => times > 0)
        .map(([severity, times]) => (
          <span key={severity} className={styles.count}>
            <SeverityMark severity={severity} />
            {times}
          </span>
        ))}
    </button>
  );
}
