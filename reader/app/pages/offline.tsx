import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { OfflinePage } from '../offline/offline-page.tsx';
import type { PageFrame } from '../page-data.ts';

/** Asks the bundle for nothing: it is shown where nothing can be asked for. */
export const load = async (): Promise<PageFrame> => ({
  head: { title: message('offline.heading'), robots: 'noindex,nofollow' },
  breadcrumbs: [],
});

export const Page = (): ReactNode => <OfflinePage />;
