import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PagePreview, PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { verdictOn } from '../../../../schemas/report/verdict-on.ts';
import { isRemoved } from '../changes/text-switch.tsx';
import { findingKey } from '../blocks/spots.ts';
import type { Toolbar } from '../use-toolbar.ts';
import { everything, matches } from './filters.ts';
import { titleOf } from './finding-card.tsx';
import { FindingRow } from './finding-row.tsx';
import { groupsOf } from './finding-groups.ts';
import { PanelFilters } from './panel-filters.tsx';
import { PanelFooter } from './panel-footer.tsx';
import styles from './problems-panel.module.css';
import type { ProblemsPanel } from './use-problems-panel.ts';

interface PanelProps {
  readonly page: PagePreview;
  readonly panel: ProblemsPanel;
  /** The panel is in the corner of the toolbar. */
  readonly toolbar: Toolbar;
  /** Undefined if the finding has no block on the page. */
  readonly showOf: (finding: PreviewFinding) => (() => void) | undefined;
}

/** The list of all problems of the page, also of those without a block. */
export function Panel({ page, panel, toolbar, showOf }: PanelProps): ReactNode {
  const { findings } = page;
  const { id, filters } = panel;
  const shown = findings.filter((finding) => matches(finding, filters));
  const { groups, others } = groupsOf(shown);
  const rows = { isOnly: shown.length === 1, showOf, onHide: panel.hide };
  return (
    <section
      id={id}
      className={styles.panel}
      aria-label="Findings on this page"
      data-panel=""
      data-corner={toolbar.corner}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} data-blocks={blocks(page)} tabIndex={-1}>
          {isRemoved(page) ? 'Removed in the draft.' : verdictOn(findings)}
        </h2>
        <button type="button" className={styles.close} aria-label="Close the list" onClick={panel.close}>
          <X />
        </button>
      </header>
      <p className={styles.narrowed} role="status">
        {shown.length < findings.length && (
          <>
            {shown.length} of {findings.length} shown
            <button type="button" className={styles.all} onClick={() => panel.filterBy(everything)}>
              Show all
            </button>
          </>
        )}
      </p>
      <PanelFilters {...{ findings, filters }} onFilter={panel.filterBy} />
      <div className={styles.list}>
        {groups.map(({ act, members }) => (
          <Group key={act} act={act} members={members} {...rows} />
        ))}
        <Rows label="Findings" members={others} {...rows} />
      </div>
      <PanelFooter hasOther={page.other?.href !== undefined} onHideAll={toolbar.hide} />
    </section>
  );
}

const blocks = (page: PagePreview): boolean =>
  isRemoved(page) || page.findings.some(({ severity }) => severity === 'error');

interface RowsProps extends Pick<PanelProps, 'showOf'> {
  readonly members: readonly PreviewFinding[];
  /** The list has one finding, which is open. */
  readonly isOnly: boolean;
  readonly onHide: (finding: PreviewFinding) => void;
}

/** Findings that one act settles. */
function Group({ act, ...rows }: RowsProps & { act: string }): ReactNode {
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles.act}>
        {act}
        <span className={styles.size}>{rows.members.length}</span>
      </h3>
      <Rows labelledBy={id} {...rows} />
    </>
  );
}

interface NamedRowsProps extends RowsProps {
  readonly label?: string;
  /** The heading of the rows, which has their act. */
  readonly labelledBy?: string;
}

const Rows = ({ label, labelledBy, members, isOnly, showOf, onHide }: NamedRowsProps): ReactNode =>
  members.length > 0 && (
    <ul aria-label={label} aria-labelledby={labelledBy}>
      {members.map((finding) => (
        <li key={findingKey(finding)}>
          <FindingRow
            finding={finding}
            title={labelledBy === undefined ? titleOf(finding) : finding.message}
            isOpen={isOnly}
            onShow={showOf(finding)}
            onHide={() => onHide(finding)}
          />
        </li>
      ))}
    </ul>
  );
