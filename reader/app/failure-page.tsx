import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useRevalidator, useRouteError, useRouteLoaderData } from 'react-router';
import { BundleError, type BundleFailure } from '../bundle/failure.ts';
import type { MessageKey } from '../messages/messages.ts';
import { message } from '../messages/message.ts';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { logThrown } from './log/hear-errors.ts';
import styles from './failure-page.module.css';
import { PageHead } from './layout/page-head.tsx';
import { focusOn } from './layout/use-page-focus.ts';
import { useKeptDocument } from './offline/use-kept-document.ts';
import type { RootData } from './page-data.ts';

type FailureKind = BundleFailure['kind'] | 'unexpected';

interface FailureText {
  readonly title: MessageKey;
  readonly advice: MessageKey;
  /** Asks for the data again; else for the whole page, which can be a new version of the site. */
  readonly retries?: true;
}

/** What a reader is told of each failure, and what to do next. */
const texts: Readonly<Record<FailureKind, FailureText>> = {
  offline: { title: 'failure.offline.title', advice: 'failure.offline.advice', retries: true },
  missing: { title: 'failure.missing.title', advice: 'failure.missing.advice' },
  refused: { title: 'failure.refused.title', advice: 'failure.refused.advice', retries: true },
  unreadable: { title: 'failure.unreadable.title', advice: 'failure.unreadable.advice' },
  unknownFormat: { title: 'failure.unknownFormat.title', advice: 'failure.unknownFormat.advice' },
  unexpected: { title: 'failure.unexpected.title', advice: 'failure.unexpected.advice' },
};

/** In place of a page that could not be shown. */
export function FailurePage(): ReactNode {
  const error = useRouteError();
  useEffect(() => logThrown('failurePage', { thrown: error }), [error]);
  const root = useRouteLoaderData<RootData | undefined>('root');
  const kind = error instanceof BundleError ? error.failure.kind : 'unexpected';
  const { title, advice, retries } = texts[kind];
  const isOffline = kind === 'offline';
  const isOpening = useKeptDocument(isOffline);
  const heading = useLateFocus(!isOpening);
  const page = message(title);
  const documentTitle = root === undefined ? page : message('site.title', { page, site: root.site.name });
  if (isOpening) return null;
  const failure = (
    <div role="alert" className={styles.failure}>
      <PageHead head={{ title: documentTitle, robots: 'noindex,nofollow' }} />
      <h1 ref={heading}>{page}</h1>
      <p>{message(advice)}</p>
      {retries === true ? <TryAgain /> : <Reload />}
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

/** Gives the focus that went to an empty page on to the heading that comes after all. */
function useLateFocus(isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (isThere && document.activeElement === main) focusOn(heading.current);
  }, [isThere]);
  return heading;
}

/** Out of the service worker's shell; where there is none, nothing was kept. */
function Readable(): ReactNode {
  const list = useLoaded(loadReadable, true);
  return list && <list.ReadablePages />;
}

const loadReadable = () => import('./offline/readable-pages.tsx');

/** Looks the same while it tries, so that the focus stays: the page that comes, or the same words again, tell. */
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

/** The same where not even what stands around every page could be loaded. */
export function RootFailurePage(): ReactNode {
  return (
    <main className={styles.alone}>
      <FailurePage />
    </main>
  );
}
