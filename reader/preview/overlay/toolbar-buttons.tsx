import { EyeOff, MoveHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';
import type { Toolbar } from './use-toolbar.ts';

/** Moves the toolbar to the other corner, by drag or press, and hides it with its markers. */
export const ToolbarButtons = ({ toolbar }: { toolbar: Toolbar }): ReactNode => (
  <div className={styles.tools}>
    <button
      type="button"
      className={styles.drag}
      aria-label="Move to the other corner"
      title="Drag, or press to move to the other corner"
      {...toolbar.drag}
    >
      <MoveHorizontal />
    </button>
    <button
      type="button"
      aria-label="Hide findings"
      data-toolbar="hide"
      title="Hide findings"
      onClick={toolbar.hide}
    >
      <EyeOff />
    </button>
  </div>
);
