import '../../messages/more.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { message } from '../../messages/message.ts';
import type { PageFrame } from '../routing/page-data.ts';
import { subscribeToConnection } from '../../browser/use-online.ts';
import { ReadablePages } from '../offline/readable-pages.tsx';

/** Asks the bundle for nothing: it is shown where nothing can be asked for. */
export const load = async (): Promise<PageFrame> => ({
  head: { title: message('offline.heading'), robots: 'noindex,nofollow' },
  breadcrumbs: [],
});

export const Page = (): ReactNode => <OfflinePage />;

/** In place of a page that was not visited, and the list of those that were. Prerendered for readers without a connection. */
function OfflinePage(): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => false,
  );
  return (
    <div>
      <h1>{message(isOnline ? 'offline.readOnlineHeading' : 'offline.heading')}</h1>
      {!isOnline && <p>{message('offline.notVisited')}</p>}
      <ReadablePages hasHeading={!isOnline} />
    </div>
  );
}
