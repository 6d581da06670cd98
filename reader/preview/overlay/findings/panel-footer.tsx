import { type ReactNode, useId, useState } from 'react';
import { previewRoot } from '../base.ts';
import { keyNames } from '../keys.ts';
import styles from './panel-footer.module.css';

interface PanelFooterProps {
  /** The page has another text. */
  readonly hasOther: boolean;
  readonly onHideAll: () => void;
}

/** Links to the preview's own pages, and the keys. On a narrow screen also what the toolbar has no room for. */
export function PanelFooter({ hasOther, onHideAll }: PanelFooterProps): ReactNode {
  const keysId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={styles.foot}>
      {isOpen && (
        <dl id={keysId} className={styles.keys}>
          {[...keys, ...(hasOther ? keysOfChanges : [])].map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className={styles.help}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-expanded={isOpen}
        aria-controls={isOpen ? keysId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      <button type="button" className={styles.hide} onClick={onHideAll}>
        Hide findings
      </button>
      <p>
        <a href={new URL('preview', previewRoot).href}>Dashboard</a>
        <a href={new URL('preview/findings', previewRoot).href}>All findings</a>
      </p>
    </footer>
  );
}

const keys = [
  ['↓ ↑', 'Next or previous row of the list'],
  [keyNames.next, 'Next finding'],
  [keyNames.previous, 'Previous finding'],
  ['Esc', 'Close'],
] as const;

const keysOfChanges = [
  [keyNames.nextChange, 'Next change'],
  [keyNames.previousChange, 'Previous change'],
  [keyNames.switch, 'Draft or published'],
] as const;
