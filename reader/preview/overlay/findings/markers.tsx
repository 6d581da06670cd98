import { type ReactNode, useState } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severities, type Severity } from '../../../../schemas/report/diagnostic.ts';
import { countsBySeverity } from '../../../../schemas/report/severity-counts.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { FindingCard } from './finding-card.tsx';
import { canBeShown } from '../blocks/targets.ts';
import type { Placed } from '../blocks/geometry.ts';
import styles from './markers.module.css';
import { Popover } from '../popover.tsx';
import popoverStyles from '../popover.module.css';
import { SeverityMark } from './severity-mark.tsx';
import { findingKey, type Spot } from '../blocks/spots.ts';

interface MarkersProps {
  readonly spots: readonly Placed[];
  /** How many findings the page has, also those without a block. */
  readonly total: number;
  /** The key of the one whose problems are shown. */
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** Goes to the next, or the previous, from the one that is open. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onHide: (finding: PreviewFinding) => void;
}

/** A marker beside each block that has a problem. Markers lie over the page, so that nothing in it moves. */
export function Markers({ spots, total, ...state }: MarkersProps): ReactNode {
  const [pointedAt, setPointedAt] = useState<string>();
  return numbered(spots, total)
    .filter(({ placed }) => placed.isShown)
    .map(({ placed, ...numbers }) => (
      <MarkedSpot
        key={placed.spot.key}
        placed={placed}
        isPointedAt={placed.spot.key === pointedAt}
        onPoint={setPointedAt}
        {...numbers}
        {...state}
      />
    ));
}

interface Numbered {
  readonly placed: Placed;
  /** `2–3 of 5 on the page`; after it how many more have no block. */
  readonly position: string;
  readonly label: string;
}

/** Numbers the findings in the order of the page. Those without a block come last, and are in the list only. */
function numbered(spots: readonly Placed[], total: number): readonly Numbered[] {
  const reachable = spots.filter(({ spot }) => canBeShown(spot));
  const endOf = (index: number) =>
    reachable.slice(0, index).reduce((sum, { spot }) => sum + spot.findings.length, 0);
  const onPage = endOf(reachable.length);
  return reachable.map((placed, index) => {
    const [first, last] = [endOf(index) + 1, endOf(index + 1)];
    const position = `${first === last ? first : `${first}–${last}`} of ${onPage} on the page`;
    return {
      placed,
      position:
        onPage === total ? position : `${position}, ${total - onPage}\u00A0more\u00A0in\u00A0the\u00A0list`,
      label: `Finding ${position}`,
    };
  });
}

interface MarkedSpotProps extends Omit<MarkersProps, 'spots' | 'total'>, Numbered {
  readonly isPointedAt: boolean;
  readonly onPoint: (key: string | undefined) => void;
}

function MarkedSpot({
  placed,
  position,
  label,
  isPointedAt,
  open,
  onPoint,
  onOpen,
  onStep,
  onHide,
}: MarkedSpotProps): ReactNode {
  const { spot, left, top, block } = placed;
  const isOpen = spot.key === open;
  return (
    <div className={styles.spot}>
      {(isOpen || isPointedAt) && <Boxes placed={placed} />}
      <button
        type="button"
        className={styles.marker}
        style={{ left, top }}
        data-severity={worstOf(spot)}
        data-spot={spot.key}
        aria-expanded={isOpen}
        aria-label={nameOf(spot)}
        onClick={() => onOpen(isOpen ? undefined : spot.key)}
        {...pointing(onPoint, spot.key)}
      >
        <SeverityMark severity={worstOf(spot)} />
        {spot.findings.length > 1 && <span className={styles.count}>{spot.findings.length}</span>}
      </button>
      {isOpen && (
        <Popover
          label={label}
          position={position}
          what="finding"
          block={block}
          end={left + markerPx}
          onStep={onStep}
          onClose={() => onOpen(undefined)}
        >
          <FindingList findings={spot.findings} onHide={onHide} />
        </Popover>
      )}
    </div>
  );
}

/** Outlines the block, or the exact lines in it. */
const Boxes = ({ placed: { spot, block, lines } }: { placed: Placed }): ReactNode => (
  <>
    <div
      className={lines.length > 0 ? styles.tint : spot.missing === undefined ? styles.box : styles.missing}
      data-severity={worstOf(spot)}
      style={block}
      aria-hidden
    >
      {spot.missing}
    </div>
    {lines.map((line, at) => (
      <div key={at} className={styles.box} data-severity={worstOf(spot)} style={line} aria-hidden />
    ))}
  </>
);

const pointing = (onPoint: MarkedSpotProps['onPoint'], key: string) => ({
  onFocus: () => onPoint(key),
  onBlur: () => onPoint(undefined),
  onPointerEnter: () => onPoint(key),
  onPointerLeave: () => onPoint(undefined),
});

const FindingList = ({
  findings,
  onHide,
}: Pick<Spot, 'findings'> & Pick<MarkersProps, 'onHide'>): ReactNode => (
  <ul className={popoverStyles.list} aria-label="What is wrong here">
    {findings.map((finding) => (
      <li key={findingKey(finding)}>
        <FindingCard finding={finding} onHide={() => onHide(finding)} />
      </li>
    ))}
  </ul>
);

const worstOf = ({ findings }: Spot): Severity =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'info';

/** The whole sentence where it is one, the counts where there are several. */
function nameOf(spot: Spot): string {
  const [first] = spot.findings;
  if (first !== undefined && spot.findings.length === 1) {
    return `${severityWords[first.severity].one}: ${first.message}`;
  }
  return `${countsBySeverity(spot.findings)} here`;
}

/** Unit: CSS pixels. */
const markerPx = 24;
