import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { EarlyPresses } from './early-presses.ts';
import { reactErrors } from './log/react-errors.ts';

/**
 * Gives a page to React: one that shows what the router has data for is taken over, else its own is rendered anew once they have
 * come. A script of its own, which the document asks for beside the first: browsers compile one as one task.
 */
export function takeOver(
  root: HTMLElement,
  router: DataRouter,
  isItsOwnAddress: boolean,
  presses: EarlyPresses,
): void {
  const app = (
    <StrictMode>
      <Repeating presses={presses}>
        <RouterProvider router={router} />
      </Repeating>
    </StrictMode>
  );
  // Without data for its route, the router loads them first, and React would find another page than the prerendered one.
  if (isItsOwnAddress && router.state.initialized) {
    // in pieces, between which the browser answers a reader
    startTransition(() => void hydrateRoot(root, app, reactErrors));
    presses.end();
    return;
  }
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    presses.end();
    createRoot(root, reactErrors).render(app);
  });
}

/** Answers what was pressed too early, once all that it holds can. */
function Repeating({ presses, children }: { presses: EarlyPresses; children: ReactNode }): ReactNode {
  useEffect(() => presses.repeat(), [presses]);
  return children;
}
