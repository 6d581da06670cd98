import { clientsClaim } from 'workbox-core';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { offerMessage, visitIn, type WorkerSite } from '../../schemas/service-worker.ts';
import { keepVisit } from './keep-visit.ts';
import { hearOffer } from './offer.ts';
import { answerNavigation, isServerPath, ofOthers } from './pages.ts';
import { fileKinds, kindOf, keepers } from './files.ts';
import { installShell, shell } from './shell.ts';

/**
 * The service worker of the site. It makes the shell and visited pages readable without a connection. Source:
 * docs/requirements.md, OP-2.
 */
declare const self: ServiceWorkerGlobalScope & { readonly fieldbookSite: WorkerSite };

self.addEventListener('install', (event) => event.waitUntil(installShell(event)));
self.addEventListener('activate', (event) => event.waitUntil(shell.activate(event)));
self.addEventListener('message', (event) => {
  const { type } = Object(event.data) as { type?: unknown };
  const visit = visitIn(event.data);
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === offerMessage) hearOffer();
  if (visit !== undefined) event.waitUntil(keepVisit(visit, event));
});
clientsClaim();

// Requests without a route go past the worker: services, sign-in, other sites.
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
registerRoute(
  new NavigationRoute(answerNavigation, { denylist: [isServerPath, ...ofOthers(self.fieldbookSite)] }),
);
for (const kind of fileKinds) registerRoute(({ url }) => kindOf(url) === kind, keepers[kind]);

// Where the caches themselves fail, the host answers, as if there were no worker.
setCatchHandler(({ request }) => fetch(request));
