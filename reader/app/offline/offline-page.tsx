import { type ReactNode, useSyncExternalStore } from 'react';
import { message } from '../../messages/message.ts';
import { subscribeToConnection } from '../../ui/use-online.ts';
import { ReadablePages } from './readable-pages.tsx';

/** In place of a page that was not visited, and the list of those that were. Prerendered for readers without a connection. */
export function OfflinePage(): ReactNode {
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
