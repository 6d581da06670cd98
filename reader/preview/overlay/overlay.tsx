import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PreviewFinding } from '../../../schemas/preview/page-preview.ts';
import { severities } from '../../../schemas/report/diagnostic.ts';
import { isWideQuery } from '../../ui/wide-screen.ts';
import { countOf } from './filters.ts';
import type { Placed } from './geometry.ts';
import { useKeptPanel } from './kept.ts';
import { giveBackPlace } from './kept-place.ts';
import { useKeys } from './keys.ts';
import { Markers } from './markers.tsx';
import styles from './overlay.module.css';
import { Panel } from './panel.tsx';
import { countWords, SeverityMark } from './severity-mark.tsx';
import { closedAround, isHidden } from './spots.ts';
import { usePagePreview } from './use-page-preview.ts';
import { useSpots } from './use-spots.ts';

/** What is wrong on the page, at the blocks and in a list. */
export function Overlay(): ReactNode {
  const page = usePagePreview();
  const spots = useSpots(page);
  const [panel, setPanel] = useKeptPanel();
  const [open, setOpen] = useState<string>();
  const badge = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const findings = page?.findings ?? [];

  /** Opens the parts around a block, and then its problems. */
  function show({ spot }: Placed): void {
    for (const part of closedAround(spot.block)) part.open = true;
    // a sheet would lie over it
    if (!matchMedia(isWideQuery).matches) setPanel({ isOpen: false });
    spot.block.scrollIntoView({ block: 'center' });
    setOpen(spot.key);
  }

  function step(by: 1 | -1): void {
    const reachable = spots.filter(({ spot, isShown }) => isShown || closedAround(spot.block).length > 0);
    if (reachable.length === 0) return openPanel();
    const at = reachable.findIndex(({ spot }) => spot.key === (open ?? focusedSpot()));
    const next = reachable.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % reachable.length);
    if (next !== undefined) show(next);
  }

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

  useKeys(step, () => {
    if (open !== undefined) closeSpot();
    else if (panel.isOpen && document.activeElement?.closest('[data-panel]')) closePanel();
    else return false;
    return true;
  });
  useFocusOnOpened(open, spots);
  // the page is there, and what is wrong with it
  useEffect(() => {
    if (page !== undefined) giveBackPlace();
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
    const canShow = found && (!isHidden(found.spot.block) || closedAround(found.spot.block).length > 0);
    return canShow ? () => show(found) : undefined;
  };
  return (
    <aside className={styles.overlay} aria-label="Problems in place" lang="en" dir="ltr">
      <Markers
        spots={spots}
        open={open}
        onOpen={(key) => (key === undefined ? closeSpot() : setOpen(key))}
        onStep={step}
      />
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
      {panel.isOpen && (
        <Panel
          id={panelId}
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

const markerOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-spot]')].find(({ dataset }) => dataset['spot'] === key);

const focusedSpot = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['spot'] : undefined;

/** A marker that is opened gets the focus, as soon as it is there: its block may have stood in a closed part. */
function useFocusOnOpened(open: string | undefined, spots: readonly Placed[]): void {
  const isThere = spots.some(({ spot, isShown }) => isShown && spot.key === open);
  useEffect(() => {
    if (open !== undefined && isThere) markerOf(open)?.focus({ preventScroll: true });
  }, [open, isThere]);
}

function useOutsidePress(isOpen: boolean, onPress: () => void): void {
  const listener = useRef(onPress);
  useEffect(() => {
    listener.current = onPress;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-overlay]') === null) listener.current();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [isOpen]);
}
