import '../../messages/more.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { message } from '../../messages/message.ts';
import type { PageFrame } from '../routing/page-data.ts';
import { subscribeToConnection } from '../../browser/use-online.ts';
import { ReadablePages } from '../offline/readable-pages.tsx';

/** Needs no data of the bundle, because it is shown without a connection. */
export const load = async (): Promise<PageFrame> => ({
  head: { title: message('offline.heading'), robots: 'noindex,nofollow' },
  breadcrumbs: [],
});

export const Page = (): ReactNode => <OfflinePage />;

/** Replaces an unvisited page for readers without a connection. It lists the visited pages. Prerendered. */
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
