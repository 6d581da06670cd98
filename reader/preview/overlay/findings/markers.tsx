import { type ReactNode, useState } from 'react';
import type { Severity } from '../../../../schemas/report/diagnostic.ts';
import { severities } from '../../../../schemas/report/diagnostic.ts';
import { FindingCard } from './finding-card.tsx';
import { countOf } from './filters.ts';
import type { Placed } from '../blocks/geometry.ts';
import styles from './markers.module.css';
import { Popover, type PopoverPlace } from '../popover.tsx';
import popoverStyles from '../popover.module.css';
import { countWords, SeverityMark, severityWords } from './severity-mark.tsx';
import { findingKey, type Spot } from '../blocks/spots.ts';

interface MarkersProps {
  readonly spots: readonly Placed[];
  /** The key of the one whose problems are shown. */
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** Goes to the next, or the previous, from the one that is open. */
  readonly onStep: (by: 1 | -1) => void;
}

/** A marker beside each block in which something is wrong, over the page, so that nothing of it moves. */
export function Markers({ spots, open, onOpen, onStep }: MarkersProps): ReactNode {
  const [pointedAt, setPointedAt] = useState<string>();
  return spots
    .filter(({ isShown }) => isShown)
    .map((placed, index, shown) => {
      const { spot, left, top, boxes } = placed;
      const isOpen = spot.key === open;
      return (
        <div key={spot.key} className={styles.spot}>
          {(isOpen || spot.key === pointedAt) &&
            boxes.map((box, at) => (
              <div key={at} className={styles.box} data-severity={worstOf(spot)} style={box} aria-hidden />
            ))}
          <button
            type="button"
            className={styles.marker}
            style={{ left, top }}
            data-severity={worstOf(spot)}
            data-spot={spot.key}
            aria-expanded={isOpen}
            aria-label={nameOf(spot)}
            onClick={() => onOpen(isOpen ? undefined : spot.key)}
            onFocus={() => setPointedAt(spot.key)}
            onBlur={() => setPointedAt(undefined)}
            onPointerEnter={() => setPointedAt(spot.key)}
            onPointerLeave={() => setPointedAt(undefined)}
          >
            <SeverityMark severity={worstOf(spot)} />
            {spot.findings.length > 1 && <span className={styles.count}>{spot.findings.length}</span>}
          </button>
          {isOpen && (
            <Popover
              label={`Problem ${index + 1} of ${shown.length} on this page`}
              position={`${index + 1} of ${shown.length}`}
              what="problem"
              at={belowMarker(placed)}
              onStep={onStep}
              onClose={() => onOpen(undefined)}
            >
              <ul className={popoverStyles.list} aria-label="What is wrong here">
                {spot.findings.map((finding) => (
                  <li key={findingKey(finding)}>
                    <FindingCard finding={finding} />
                  </li>
                ))}
              </ul>
            </Popover>
          )}
        </div>
      );
    });
}

const worstOf = ({ findings }: Spot): Severity =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'info';

/** The whole sentence where it is one, the counts where there are several. */
function nameOf(spot: Spot): string {
  const [first] = spot.findings;
  if (first !== undefined && spot.findings.length === 1) {
    return `${severityWords[first.severity].one}: ${first.message}`;
  }
  const { findings } = spot;
  const counts = {
    error: countOf(findings, 'error'),
    warn: countOf(findings, 'warn'),
    info: countOf(findings, 'info'),
  };
  return `${countWords(counts)} here`;
}

/** Beneath its marker, and beneath the block where that is not too high. */
function belowMarker({ left, top, boxes }: Placed): PopoverPlace {
  const [block] = boxes;
  const end = block === undefined || block.height > maxBlockPx ? 0 : block.top + block.height;
  return { end: left + 24, top: Math.max(top + 30, end + 10) };
}

/** What is higher is covered from its start. Unit: CSS pixels. */
const maxBlockPx = 160;
