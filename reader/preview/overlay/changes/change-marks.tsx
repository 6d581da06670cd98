import type { ReactNode } from 'react';
import type { OtherText } from '../../../../schemas/preview/page-preview.ts';
import type { SourceChange } from '../../../../schemas/preview/source-change.ts';
import { ChangeWords } from './change-words.tsx';
import styles from './change-marks.module.css';
import { Popover } from '../popover.tsx';
import popoverStyles from '../popover.module.css';
import { onlyIn } from './text-switch.tsx';
import type { ChangedBlock } from './use-changes.ts';

interface ChangeMarksProps {
  readonly blocks: readonly ChangedBlock[];
  /** Which text the other one is. */
  readonly other: OtherText['state'];
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** A bar beside each changed block, over the page, so that nothing moves. It opens a popover with the changes. */
export function ChangeMarks({ blocks, other, open, onOpen, onStep }: ChangeMarksProps): ReactNode {
  return blocks
    .filter(({ isShown }) => isShown)
    .map(({ key, changes, box }, index, shown) => {
      const isOpen = key === open;
      const [first] = changes;
      return (
        <div key={key} className={styles.spot}>
          <button
            type="button"
            className={styles.mark}
            style={beside(box)}
            data-kind={changes.length === 1 ? first?.change : 'edited'}
            data-change={key}
            aria-expanded={isOpen}
            aria-label={
              changes.length === 1 && first ? nameOf(first, other) : `${changes.length} changes here`
            }
            onClick={() => onOpen(isOpen ? undefined : key)}
          />
          {isOpen && (
            <Popover
              label={`Change ${index + 1} of ${shown.length} on this page`}
              position={`Change ${index + 1} of ${shown.length}`}
              what="change"
              block={box}
              end={Math.min(box.left + 344, box.left + box.width)}
              onStep={onStep}
              onClose={() => onOpen(undefined)}
            >
              <ul className={popoverStyles.list} aria-label="What has changed here">
                {changes.map((change, at) => (
                  <li key={at}>
                    <p className={styles.name}>{nameOf(change, other)}</p>
                    <ChangeWords runs={change.runs} />
                  </li>
                ))}
              </ul>
            </Popover>
          )}
        </div>
      );
    });
}

/** `Edited`, `Edited: title`, `Only in the draft`. */
function nameOf({ change, field, path }: SourceChange, other: OtherText['state']): string {
  const here = onlyIn[other === 'draft' ? 'published' : 'draft'];
  const [name] = field ?? [];
  if (change === 'moved') return path === undefined && name !== undefined ? `Other order: ${name}` : 'Moved';
  if (change !== 'edited') return here.replace(/^o/u, 'O');
  return path === undefined && name !== undefined ? `Edited: ${name}` : 'Edited';
}

/** The smallest target for a finger. Source: WCAG 2.2, 2.5.8. Unit: CSS pixels. */
const markPx = 24;

const beside = ({ left, top, height }: ChangedBlock['box']) => ({
  left: Math.max(0, left - markPx),
  top,
  height: Math.max(height, markPx),
});
