import { Eye } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { PagePreview, PreviewFinding } from '../../../schemas/preview/page-preview.ts';
import { findBlocks } from './blocks/find-blocks.ts';
import { canBeShown } from './blocks/targets.ts';
import { useOpenTarget } from './blocks/use-open-target.ts';
import { ChangeMarks } from './changes/change-marks.tsx';
import { giveBackSwitch, keepForSwitch } from './changes/kept-switch.ts';
import { TextSwitch } from './changes/text-switch.tsx';
import { type ChangedBlock, useChanges } from './changes/use-changes.ts';
import { Badge } from './findings/badge.tsx';
import { Markers } from './findings/markers.tsx';
import { Panel } from './findings/panel.tsx';
import { type ProblemsPanel, useProblemsPanel } from './findings/use-problems-panel.ts';
import { giveBackPlace } from './kept-place.ts';
import { useKeys } from './keys.ts';
import styles from './overlay.module.css';
import { ToolbarButtons } from './toolbar-buttons.tsx';
import { type Corner as ToolbarCorner, type Toolbar, useToolbar } from './use-toolbar.ts';
import { usePagePreview } from './use-page-preview.ts';
import { place, type Placed } from './blocks/geometry.ts';
import { findingKey, spotsOf } from './blocks/spots.ts';
import { type Measure, useMeasured } from './blocks/use-measured.ts';

/** The problems of the page: markers at its blocks, and a list. */
export function Overlay(): ReactNode {
  const found = usePagePreview();
  const page = found === 'checking' ? undefined : found;
  const badge = useRef<HTMLButtonElement>(null);
  const panel = useProblemsPanel(badge);
  const spots = useSpots(useWithoutHidden(page, panel.filters.hidden));
  const changes = useChanges(page);
  const { openKey, setOpen, show, step } = useOpenTarget({ spots, changes, onShow: panel.makeRoom });
  const corner = useRef<HTMLDivElement>(null);
  const toolbar = useToolbar();
  const targets = spots.map(({ spot }) => spot);
  const { openPanel, openPopover, hide } = eitherOf(panel, setOpen);
  const stepSpot = (by: 1 | -1) => void (step(targets, by) || openPanel());
  const stepChange = (by: 1 | -1) => void step(changes, by);
  const showOf = (finding: PreviewFinding) => {
    const target = targets.find(({ findings }) => findings.includes(finding));
    return target && canBeShown(target) ? () => show(target) : undefined;
  };
  useKeys({
    onStep: stepSpot,
    onStepChange: stepChange,
    onSwitch: () => corner.current?.querySelector('a')?.click(),
    onEscape() {
      if (openKey !== undefined) setOpen(undefined);
      else if (panel.isOpen && document.activeElement?.matches('body, [data-panel] *')) panel.close();
      else return false;
      return true;
    },
  });
  useRestoredPosition(page);

  if (found === 'checking') return <Checking corner={toolbar.corner} />;
  if (page === undefined) return null;
  if (toolbar.isHidden) return <ShowButton toolbar={toolbar} count={page.findings.length} />;
  const popovers = { open: openKey, onOpen: openPopover };
  return (
    <aside className={styles.overlay} aria-label="Findings in place" lang="en" dir="ltr">
      {page.other && (
        <ChangeMarks blocks={changes} other={page.other.state} {...popovers} onStep={stepChange} />
      )}
      <Markers spots={spots} total={page.findings.length} {...popovers} onStep={stepSpot} onHide={hide} />
      <Corner
        {...{ corner, badge, page, changes, toolbar }}
        panel={{ ...panel, open: openPanel }}
        onNextChange={() => stepChange(1)}
      />
      {panel.isOpen && <Panel page={page} panel={{ ...panel, hide }} toolbar={toolbar} showOf={showOf} />}
    </aside>
  );
}

/** Opens the list or a popover, and closes the other one. A finding is hidden with its popover. */
const eitherOf = (panel: ProblemsPanel, setOpen: (key: string | undefined) => void) => ({
  openPanel: () => {
    setOpen(undefined);
    panel.open();
  },
  openPopover: (key: string | undefined) => {
    if (key !== undefined) panel.makeRoom();
    setOpen(key);
  },
  hide: (finding: PreviewFinding) => {
    setOpen(undefined);
    panel.hide(finding);
  },
});

/** Says that the findings of the page are not known yet, if that lasts. */
function Checking({ corner }: { corner: ToolbarCorner }): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), noticedMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <aside className={styles.overlay} aria-label="Findings in place" lang="en" dir="ltr">
      <div className={styles.corner} data-corner={corner}>
        <p role="status" className={isLong ? styles.badge : undefined}>
          {isLong && 'Checking this page …'}
        </p>
      </div>
    </aside>
  );
}

/** A shorter wait needs no words. */
const noticedMs = 400;

/** Scrolls to where the reader was, once the page and its findings are there. */
function useRestoredPosition(page: PagePreview | undefined): void {
  useEffect(() => {
    if (page === undefined) return;
    giveBackPlace();
    giveBackSwitch(() => findBlocks(document, page));
  }, [page]);
}

interface CornerProps {
  corner: RefObject<HTMLDivElement | null>;
  badge: RefObject<HTMLButtonElement | null>;
  page: PagePreview;
  panel: ProblemsPanel;
  changes: readonly ChangedBlock[];
  toolbar: Toolbar;
  onNextChange: () => void;
}

const Corner = ({ corner, badge, page, panel, changes, toolbar, onNextChange }: CornerProps): ReactNode => (
  <div ref={corner} className={styles.corner} data-corner={toolbar.corner}>
    <div className={styles.toolbar}>
      <Badge ref={badge} page={page} panel={panel} />
      {page.other && (
        <TextSwitch
          other={page.other}
          count={changes.filter(canBeShown).length}
          onNext={onNextChange}
          onSwitch={(href) =>
            keepForSwitch(
              href,
              changes.map(({ block }) => block),
            )
          }
        />
      )}
      <ToolbarButtons toolbar={toolbar} />
    </div>
  </div>
);

/** What is left of a hidden toolbar: the way back. */
const ShowButton = ({ toolbar, count }: { toolbar: Toolbar; count: number }): ReactNode => (
  <aside className={styles.overlay} aria-label="Findings in place" lang="en" dir="ltr">
    <div className={styles.corner} data-corner={toolbar.corner}>
      <button
        type="button"
        className={styles.badge}
        aria-label={`Show findings: ${count} on this page`}
        data-toolbar="show"
        title="Show findings"
        onClick={toolbar.show}
      >
        <Eye className={styles.eye} />
      </button>
    </div>
  </aside>
);

/** The page without the findings that an editor has hidden. */
const useWithoutHidden = (
  page: PagePreview | undefined,
  hidden: readonly string[],
): PagePreview | undefined =>
  useMemo(
    () =>
      page && { ...page, findings: page.findings.filter((finding) => !hidden.includes(findingKey(finding))) },
    [page, hidden],
  );

/** The page's findings at their blocks, wherever those move. */
const useSpots = (page: PagePreview | undefined): readonly Placed[] => useMeasured(page, measure);

const measure: Measure<Placed> = {
  find: (page) => place(spotsOf(page.findings, findBlocks(document, page))),
  nameOf: ({ spot, ...at }) => JSON.stringify([spot.key, at]),
  blockOf: ({ spot }) => spot.block,
};
