import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PreviewFinding } from '../../../schemas/preview/page-preview.ts';
import { severities } from '../../../schemas/report/diagnostic.ts';
import { isWideQuery } from '../../browser/use-media.ts';
import { ChangeMarks } from './changes/change-marks.tsx';
import { countOf } from './findings/filters.ts';
import { findBlocks } from './blocks/find-blocks.ts';
import { useKeptPanel } from './findings/kept-panel.ts';
import { giveBackPlace } from './kept-place.ts';
import { giveBackSwitch, keepForSwitch } from './changes/kept-switch.ts';
import { useKeys } from './keys.ts';
import { Markers } from './findings/markers.tsx';
import styles from './overlay.module.css';
import { Panel } from './findings/panel.tsx';
import { countWords, SeverityMark } from './findings/severity-mark.tsx';
import { closedAround } from './blocks/spots.ts';
import {
  canBeShown,
  focusedKey,
  markerOf,
  type Target,
  useFocusOnOpened,
  useOutsidePress,
} from './blocks/targets.ts';
import { TextSwitch } from './changes/text-switch.tsx';
import { useChanges } from './changes/use-changes.ts';
import { usePagePreview } from './use-page-preview.ts';
import { useSpots } from './blocks/use-spots.ts';

/** What is wrong on the page, at the blocks and in a list. */
export function Overlay(): ReactNode {
  const page = usePagePreview();
  const spots = useSpots(page);
  const changes = useChanges(page);
  const [panel, setPanel] = useKeptPanel();
  const [open, setOpen] = useState<string>();
  const badge = useRef<HTMLButtonElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const findings = page?.findings ?? [];

  /** Opens the parts around a block, and then what is to be said of it. */
  function show({ block, key }: Target): void {
    for (const part of closedAround(block)) part.open = true;
    // a sheet would lie over it
    if (!matchMedia(isWideQuery).matches) setPanel({ isOpen: false });
    block.scrollIntoView({ block: 'center' });
    setOpen(key);
  }

  /** Goes to the next of them, or the previous; says whether there is one. */
  function stepAmong(targets: readonly Target[], by: 1 | -1): boolean {
    const reachable = targets.filter(canBeShown);
    const at = reachable.findIndex(({ key }) => key === (open ?? focusedKey()));
    const next = reachable.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % reachable.length);
    if (next !== undefined) show(next);
    return next !== undefined;
  }

  const step = (by: 1 | -1) =>
    void (
      stepAmong(
        spots.map(({ spot }) => spot),
        by,
      ) || openPanel()
    );
  const stepChange = (by: 1 | -1) => void stepAmong(changes, by);

  function openPanel(): void {
    flushSync(() => setPanel({ isOpen: true }));
    document.getElementById(`${panelId}-title`)?.focus();
  }

  function closePanel(): void {
    flushSync(() => setPanel({ isOpen: false }));
    badge.current?.focus();
  }

  function closeSpot(): void {
    if (open !== undefined) markerOf(open)?.focus();
    setOpen(undefined);
  }

  useKeys({
    onStep: step,
    onStepChange: stepChange,
    onSwitch: () => corner.current?.querySelector('a')?.click(),
    onEscape() {
      if (open !== undefined) closeSpot();
      else if (panel.isOpen && document.activeElement?.closest('[data-panel]')) closePanel();
      else return false;
      return true;
    },
  });
  const shownKeys = [
    ...spots.flatMap(({ spot, isShown }) => (isShown ? [spot.key] : [])),
    ...changes.flatMap(({ key, isShown }) => (isShown ? [key] : [])),
  ];
  useFocusOnOpened(open, open !== undefined && shownKeys.includes(open));
  // the page is there, and what is wrong with it
  useEffect(() => {
    if (page === undefined) return;
    giveBackPlace();
    giveBackSwitch(() => findBlocks(document, page));
  }, [page]);
  useOutsidePress(open !== undefined, () => setOpen(undefined));

  if (page === undefined) return null;
  const counts = {
    error: countOf(findings, 'error'),
    warn: countOf(findings, 'warn'),
    info: countOf(findings, 'info'),
  };
  const showOf = (finding: PreviewFinding) => {
    const found = spots.find(({ spot }) => spot.findings.includes(finding));
    return found && canBeShown(found.spot) ? () => show(found.spot) : undefined;
  };
  return (
    <aside className={styles.overlay} aria-label="Problems in place" lang="en" dir="ltr">
      {page.other && (
        <ChangeMarks
          blocks={changes}
          other={page.other.state}
          open={open}
          onOpen={(key) => (key === undefined ? closeSpot() : setOpen(key))}
          onStep={stepChange}
        />
      )}
      <Markers
        spots={spots}
        open={open}
        onOpen={(key) => (key === undefined ? closeSpot() : setOpen(key))}
        onStep={step}
      />
      <div ref={corner} className={styles.corner}>
        <button
          ref={badge}
          type="button"
          className={styles.badge}
          aria-expanded={panel.isOpen}
          aria-controls={panel.isOpen ? panelId : undefined}
          aria-label={`Problems on this page: ${countWords(counts)}`}
          onClick={() => (panel.isOpen ? closePanel() : openPanel())}
        >
          {findings.length === 0 && <Check aria-hidden className={styles.fine} />}
          {severities
            .filter((severity) => counts[severity] > 0)
            .map((severity) => (
              <span key={severity} className={styles.count}>
                <SeverityMark severity={severity} />
                {counts[severity]}
              </span>
            ))}
        </button>
        {page.other && (
          <TextSwitch
            other={page.other}
            count={changes.filter(canBeShown).length}
            onNext={() => stepChange(1)}
            onSwitch={(href) =>
              keepForSwitch(
                href,
                changes.map(({ block }) => block),
              )
            }
          />
        )}
      </div>
      {panel.isOpen && (
        <Panel
          id={panelId}
          hasOther={page.other?.href !== undefined}
          findings={findings}
          filters={panel.filters}
          onFilter={(filters) => setPanel({ filters })}
          showOf={showOf}
          onClose={closePanel}
        />
      )}
    </aside>
  );
}
