import type { ReactNode } from 'react';
import { previewRoot } from '../base.ts';
import { keyNames } from '../keys.ts';
import styles from './panel-footer.module.css';

interface PanelFooterProps {
  /** The page has another text. */
  readonly hasOther: boolean;
  readonly onHideAll: () => void;
}

/** The keys, and links to the preview's own pages. On a narrow screen also what the toolbar has no room for. */
export const PanelFooter = ({ hasOther, onHideAll }: PanelFooterProps): ReactNode => (
  <footer className={styles.foot}>
    <details className={styles.keys}>
      <summary aria-label="Keyboard shortcuts" title="Keyboard shortcuts">
        ?
      </summary>
      <p>
        <kbd>↓</kbd> <kbd>↑</kbd> in the list, <kbd>{keyNames.next}</kbd> next finding,{' '}
        <kbd>{keyNames.previous}</kbd> previous, <kbd>Esc</kbd> closes.
      </p>
      {hasOther && (
        <p>
          <kbd>{keyNames.nextChange}</kbd> next change, <kbd>{keyNames.previousChange}</kbd> previous,{' '}
          <kbd>{keyNames.switch}</kbd> the other text.
        </p>
      )}
    </details>
    <button type="button" className={styles.hide} onClick={onHideAll}>
      Hide findings
    </button>
    <p>
      <a href={new URL('preview', previewRoot).href}>Dashboard</a>
      <a href={new URL('preview/findings', previewRoot).href}>All findings</a>
    </p>
  </footer>
);
