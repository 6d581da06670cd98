import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { offlinePage } from '../../schemas/service-worker.ts';
import { pages } from '../../schemas/urls.ts';
import { keepText } from '../features/article/body/kept-text.ts';
import type { EarlyClicks } from './document/early-clicks.ts';
import { reactErrors } from './log/react-errors.ts';
import { documentInstead, ShowDocumentContext } from './document/show-document.ts';

interface PrerenderedPage {
  readonly root: HTMLElement;
  readonly router: DataRouter;
  /** The address that it was prerendered for. */
  readonly url: string;
  /** The page belongs to the address. False if a host served it for another address. */
  readonly isItsOwnAddress: boolean;
  readonly presses: EarlyClicks;
}

/**
 * Hydrates the page if the router has the data of its route, else renders it once the data is loaded. Sets
 * `data-hydrated` on `root`. If React fails, the prerendered page stays. Gives a function that unmounts all. A script
 * of its own, beside the first: browsers compile a script in one task.
 */
export function takeOver({ root, router, url, isItsOwnAddress, presses }: PrerenderedPage): () => void {
  // Without data for its route, the router loads them first, and React would find another page than the prerendered one.
  const canHydrate = isItsOwnAddress && router.state.initialized;
  let react: Root | undefined;
  let isTakenOver = false;
  const end = () => {
    router.dispose();
    react?.unmount();
  };
  keepText(root);
  const showDocument = documentInstead({ root, router, end, isTakenOver: () => isTakenOver });
  const onTakenOver = () => {
    isTakenOver = true;
    root.dataset['hydrated'] = '';
    presses.repeat();
    // A missing page needs its address: it can redirect, or have similar pages. Before, React would expect the new data in the prerendered page.
    if (canHydrate && url === pages.notFound) void router.revalidate();
  };
  const app = (
    <StrictMode>
      <ShowDocumentContext value={showDocument}>
        <TakenOver onTakenOver={onTakenOver}>
          <RouterProvider router={router} />
        </TakenOver>
      </ShowDocumentContext>
    </StrictMode>
  );
  const options: RootOptions = {
    ...reactErrors,
    onUncaughtError(error, info) {
      reactErrors.onUncaughtError(error, info);
      void showDocument(error);
    },
  };
  if (canHydrate) {
    // in pieces, between which the browser answers a reader
    startTransition(() => {
      react = hydrateRoot(root, app, options);
    });
    presses.end();
    return end;
  }
  const renderAnew = () => {
    presses.end();
    const { errors } = router.state;
    // a failure of the requested page is not shown in place of the offline page
    if (errors !== null && url !== offlinePage.url) return void showDocument(errors);
    react = createRoot(root, options);
    react.render(app);
  };
  whenInitialized(router, renderAnew);
  return end;
}

function whenInitialized(router: DataRouter, render: () => void): void {
  if (router.state.initialized) return render();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    render();
  });
}

/** Calls back once its children are rendered and interactive. */
function TakenOver({ onTakenOver, children }: { onTakenOver: () => void; children: ReactNode }): ReactNode {
  useEffect(onTakenOver, [onTakenOver]);
  return children;
}
