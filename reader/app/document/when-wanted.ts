import { whenIdle } from '../../browser/when-idle.ts';

/** Resolves when the browser is idle, or when the reader touches the page. */
export const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const start = () => {
      for (const type of touches) removeEventListener(type, start, { capture: true });
      resolve();
    };
    for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
    whenQuiet(start);
  });

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * A background task, which does not delay input. Browsers without `scheduler` use idle time. In those,
 * `window.scheduler` can be an element with that id.
 */
function whenQuiet(work: () => void): void {
  if (typeof globalThis.scheduler?.postTask === 'function')
    void scheduler.postTask(work, { priority: 'background' });
  else whenIdle(work);
}
