import { whenIdle } from './when-idle.ts';

/** Calls back when an element is visible and the browser is idle. Gives a function that cancels. */
export function onceInSight(element: Element, come: () => void): () => void {
  let waiting: ReturnType<typeof whenIdle> | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) waiting ??= whenIdle(come);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    waiting?.();
  };
}
