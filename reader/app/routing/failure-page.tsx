import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useRevalidator, useRouteError, useRouteLoaderData } from 'react-router';
import { BundleError, type BundleFailure } from '../../bundle/files/failure.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../browser/use-loaded.ts';
import { logThrown } from '../log/hear-errors.ts';
import styles from './failure-page.module.css';
import { PageHead } from '../layout/page-head.tsx';
import { focusOn } from '../layout/use-page-focus.ts';
import { useDocumentInstead } from '../offline/use-document-instead.ts';
import type { RootData } from './page-data.ts';

/**
 * For these failures the button asks for the data again. For others it loads the whole page, which can be a new version
 * of the site.
 */
const retries: readonly string[] = ['offline', 'refused'] satisfies BundleFailure['kind'][];

/** In place of a page that could not be shown. */
export function FailurePage(): ReactNode {
  const error = useRouteError();
  useEffect(() => logThrown('failurePage', { thrown: error }), [error]);
  const root = useRouteLoaderData<RootData | undefined>('root');
  const kind = error instanceof BundleError ? error.failure.kind : 'unexpected';
  const isOffline = kind === 'offline';
  const isOpening = useDocumentInstead(kind, error);
  const heading = useLateFocus(!isOpening);
  const page = message(`failure.${kind}.title`);
  const documentTitle = root === undefined ? page : message('site.title', { page, site: root.site.name });
  if (isOpening) return null;
  const failure = (
    <div role="alert" className={styles.failure}>
      <PageHead head={{ title: documentTitle, robots: 'noindex,nofollow' }} />
      <h1 ref={heading}>{page}</h1>
      <p>{message(`failure.${kind}.advice`)}</p>
      {retries.includes(kind) ? <TryAgain /> : <Reload />}
    </div>
  );
  if (!isOffline || root === undefined) return failure;
  return (
    <>
      {failure}
      <Readable />
    </>
  );
}

/** Moves the focus from an empty page to its heading once that appears. */
function useLateFocus(isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (isThere && document.activeElement === main) focusOn(heading.current);
  }, [isThere]);
  return heading;
}

/** From the service worker's shell. Without a shell nothing was kept. */
function Readable(): ReactNode {
  const list = useLoaded(loadReadable, true);
  return list && <list.ReadablePages />;
}

const loadReadable = () => import('../offline/readable-pages.tsx');

/** Does not change while it retries, so that the focus stays. */
function TryAgain(): ReactNode {
  const { revalidate, state } = useRevalidator();
  return (
    <Button aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
      {message(state === 'loading' ? 'failure.trying' : 'failure.tryAgain')}
    </Button>
  );
}

const Reload = (): ReactNode => (
  <Button onClick={() => location.reload()}>{message('failure.reload')}</Button>
);

/** The failure page without the layout, which could not be loaded. */
export function RootFailurePage(): ReactNode {
  return (
    <main className={styles.alone}>
      <FailurePage />
    </main>
  );
}
