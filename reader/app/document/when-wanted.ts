import { whenIdle } from '../../browser/when-idle.ts';

/** When the browser has nothing better to do than to take a page over, or a reader touches it, whichever comes first. */
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
 * A task of its own, behind what a reader does; browsers without such tasks tell when they are idle. Where they have none, an
 * element with the id `scheduler` goes by that name.
 */
function whenQuiet(work: () => void): void {
  if (typeof globalThis.scheduler?.postTask === 'function')
    void scheduler.postTask(work, { priority: 'background' });
  else whenIdle(work);
}
