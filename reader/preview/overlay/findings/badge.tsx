import { Check, FileX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { countsBySeverity, severityCounts } from '../../../../schemas/report/severity-counts.ts';
import { isRemoved } from '../changes/text-switch.tsx';
import styles from '../overlay.module.css';
import { SeverityMark } from './severity-mark.tsx';
import type { ProblemsPanel } from './use-problems-panel.ts';

interface BadgeProps {
  ref: Ref<HTMLButtonElement>;
  page: PagePreview;
  panel: ProblemsPanel;
}

/** Counts the problems of the page, and opens their list. */
export function Badge({ ref, page, panel }: BadgeProps): ReactNode {
  const { findings } = page;
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
      {findings.length === 0 &&
        (isRemoved(page) ? <FileX className={styles.eye} /> : <Check className={styles.fine} />)}
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
