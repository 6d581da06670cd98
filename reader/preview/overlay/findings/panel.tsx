import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { severities } from '../../../../schemas/report/diagnostic.ts';
import { previewRoot } from '../base.ts';
import { FindingRow } from './finding-row.tsx';
import { choicesIn, countOf, everything, type Filters, matches, typeOf } from './filters.ts';
import { keyNames } from '../keys.ts';
import type { Corner } from '../use-toolbar.ts';
import styles from './problems-panel.module.css';
import { SeverityMark } from './severity-mark.tsx';
import { findingKey } from '../blocks/spots.ts';

interface PanelProps {
  /** The corner of the button that opens it. */
  readonly corner: Corner;
  /** The page has another text. */
  readonly hasOther: boolean;
  readonly id: string;
  readonly findings: readonly PreviewFinding[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  /** Undefined if the finding has no block on the page. */
  readonly showOf: (finding: PreviewFinding) => (() => void) | undefined;
  readonly onClose: () => void;
}

/** The list of all problems of the page, also of those without a block. */
export function Panel({
  corner,
  id,
  hasOther,
  findings,
  filters,
  onFilter,
  showOf,
  onClose,
}: PanelProps): ReactNode {
  const shown = findings.filter((finding) => matches(finding, filters));
  return (
    <section
      id={id}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      data-panel=""
      data-corner={corner}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          Findings on this page
        </h2>
        <button type="button" className={styles.close} aria-label="Close the list" onClick={onClose}>
          <X />
        </button>
      </header>
      <PanelFilters {...{ findings, filters, onFilter }} />
      <p className={styles.count} role="status">
        {shown.length === findings.length
          ? `${findings.length} in all`
          : `${shown.length} of ${findings.length}`}
        {shown.length < findings.length && (
          <button type="button" className={styles.all} onClick={() => onFilter(everything)}>
            Show all
          </button>
        )}
      </p>
      <ul className={styles.list} aria-label="Findings">
        {shown.map((finding) => (
          <li key={findingKey(finding)}>
            <FindingRow finding={finding} isOpen={shown.length === 1} onShow={showOf(finding)} />
          </li>
        ))}
      </ul>
      <PanelFooter hasOther={hasOther} />
    </section>
  );
}

/** A shorter list is read faster than it is filtered. */
const minFiltered = 10;

function PanelFilters({
  findings,
  filters,
  onFilter,
}: Pick<PanelProps, 'findings' | 'filters' | 'onFilter'>): ReactNode {
  const isShort = findings.length < minFiltered;
  const change = (part: Partial<Filters>) => onFilter({ ...filters, ...part });
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <div className={styles.severities}>
        {severities
          .filter((severity) => countOf(findings, severity) > 0 || filters.severity === severity)
          .map((severity) => (
            <button
              key={severity}
              type="button"
              className={styles.severity}
              aria-pressed={filters.severity === severity}
              onClick={() => change({ severity: filters.severity === severity ? '' : severity })}
            >
              <SeverityMark severity={severity} />
              {countOf(findings, severity)}{' '}
              {severityWords[severity][countOf(findings, severity) === 1 ? 'one' : 'many']}
            </button>
          ))}
      </div>
      <Choice
        isShort={isShort}
        label="Rule"
        value={filters.rule}
        options={choicesIn(findings, ({ rule }) => rule)}
        onChoose={(rule) => change({ rule })}
      />
      <Choice
        isShort={isShort}
        label="Content type"
        value={filters.type}
        options={choicesIn(findings, typeOf)}
        onChoose={(type) => change({ type })}
      />
      <Choice
        isShort={isShort}
        label="Last changed by"
        value={filters.owner}
        options={choicesIn(findings, ({ entry }) => entry?.changedBy)}
        onChoose={(owner) => change({ owner })}
      />
    </div>
  );
}

/** A choice. Hidden if it has only one option, or the list is short, and nothing is chosen. */
function Choice(props: {
  isShort: boolean;
  label: string;
  value: string;
  options: readonly string[];
  onChoose: (value: string) => void;
}): ReactNode {
  const id = useId();
  const { label, value, options, isShort } = props;
  if ((isShort || options.length < 2) && value === '') return null;
  return (
    <label className={styles.choice} htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={value} onChange={({ target }) => props.onChoose(target.value)}>
        <option value="">All</option>
        {[...new Set([...options, ...(value === '' ? [] : [value])])].map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

const PanelFooter = ({ hasOther }: Pick<PanelProps, 'hasOther'>): ReactNode => (
  <footer className={styles.foot}>
    <details className={styles.keys}>
      <summary aria-label="Keyboard shortcuts" title="Keyboard shortcuts">
        ?
      </summary>
      <p>
        <kbd>{keyNames.next}</kbd> next finding, <kbd>{keyNames.previous}</kbd> previous, <kbd>Esc</kbd>{' '}
        closes.
      </p>
      {hasOther && (
        <p>
          <kbd>{keyNames.nextChange}</kbd> next change, <kbd>{keyNames.previousChange}</kbd> previous,{' '}
          <kbd>{keyNames.switch}</kbd> the other text.
        </p>
      )}
    </details>
    <p>
      <a href={new URL('preview', previewRoot).href}>Dashboard</a>
      <a href={new URL('preview/findings', previewRoot).href}>All findings</a>
    </p>
  </footer>
);
