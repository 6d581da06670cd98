import { type ReactNode, useId } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severityCounts } from '../../../../schemas/report/severity-counts.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { choicesIn, type Filters, typeOf } from './filters.ts';
import styles from './panel-filters.module.css';
import { SeverityMark } from './severity-mark.tsx';

/** A shorter list is read faster than it is filtered. */
const minFiltered = 10;

interface PanelFiltersProps {
  readonly findings: readonly PreviewFinding[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

export function PanelFilters({ findings, filters, onFilter }: PanelFiltersProps): ReactNode {
  const counted = severityCounts(findings).filter(
    ([severity, times]) => times > 0 || filters.severity === severity,
  );
  const isShort = findings.length < minFiltered;
  const change = (part: Partial<Filters>) => onFilter({ ...filters, ...part });
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <div className={styles.severities}>
        {(counted.length > 1 || filters.severity !== '') &&
          counted.map(([severity, times]) => (
            <button
              key={severity}
              type="button"
              className={styles.severity}
              aria-pressed={filters.severity === severity}
              onClick={() => change({ severity: filters.severity === severity ? '' : severity })}
            >
              <SeverityMark severity={severity} />
              {times} {severityWords[severity][times === 1 ? 'one' : 'many']}
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
