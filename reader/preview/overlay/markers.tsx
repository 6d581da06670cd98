import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Severity } from '../../../schemas/report/diagnostic.ts';
import { severities } from '../../../schemas/report/diagnostic.ts';
import { FindingCard } from './finding-card.tsx';
import { countOf } from './filters.ts';
import type { Placed } from './geometry.ts';
import styles from './markers.module.css';
import { countWords, SeverityMark, severityWords } from './severity-mark.tsx';
import { findingKey, type Spot } from './spots.ts';

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
            <div
              ref={intoSight}
              role="dialog"
              aria-label={`Problem ${index + 1} of ${shown.length} on this page`}
              className={styles.popover}
              style={popoverAt(placed)}
            >
              <div className={styles.bar}>
                <span className={styles.position}>
                  {index + 1} of {shown.length}
                </span>
                <button type="button" aria-label="Previous problem" onClick={() => onStep(-1)}>
                  <ChevronLeft aria-hidden />
                </button>
                <button type="button" aria-label="Next problem" onClick={() => onStep(1)}>
                  <ChevronRight aria-hidden />
                </button>
                <button type="button" aria-label="Close" data-closes="" onClick={() => onOpen(undefined)}>
                  <X aria-hidden />
                </button>
              </div>
              <ul className={styles.findings} aria-label="What is wrong here">
                {spot.findings.map((finding) => (
                  <li key={findingKey(finding)}>
                    <FindingCard finding={finding} />
                  </li>
                ))}
              </ul>
            </div>
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

const intoSight = (popover: HTMLElement | null): void => popover?.scrollIntoView({ block: 'nearest' });

/** Below its marker, and below the block where that is not too high, within the window's width. Unit: CSS pixels. */
function popoverAt({ left, top, boxes }: Placed): { left: number; top: number; width: number } {
  const [block] = boxes;
  const end = block === undefined || block.height > 160 ? 0 : block.top + block.height;
  const room = document.documentElement.clientWidth;
  const width = Math.min(368, room - 2 * edgePx);
  const start = Math.max(edgePx, Math.min(left + 24 - width, room - width - edgePx));
  return { left: start, top: Math.max(top + 30, end + 10), width };
}

/** Between a popover and the window's edges. */
const edgePx = 8;
