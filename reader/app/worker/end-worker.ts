import { cacheEndOf, cachePrefix } from '../../../schemas/service-worker.ts';

/** Takes a worker away, and all that was kept of this site. */
export async function endWorker(
  registration: ServiceWorkerRegistration | undefined,
  basePath: string,
): Promise<void> {
  await registration?.unregister();
  await Promise.all((await ownCaches(basePath)).map((name) => caches.delete(name)));
}

/**
 * Ends a foreign worker that controls this page. Its scope is a part of the site, and browsers prefer the narrower scope
 * to that of the site's own worker.
 */
export async function endForeignWorker(basePath: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const scope = scopeOf(basePath);
  if (registration?.scope.startsWith(scope) === true && registration.scope !== scope)
    await registration.unregister();
}

/**
 * The site's worker after it was switched off, if its successor is not active here. It keeps serving its pages until
 * the next page checks again.
 */
export async function endOwnWorker(basePath: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const isOwn = registration?.scope.startsWith(scopeOf(basePath)) === true;
  await endWorker(isOwn ? registration : undefined, basePath);
}

/**
 * True if the host has a file that this page does not receive. Our workers do not answer HEAD requests, so those reach
 * the host.
 */
export async function isWithheld(address: string): Promise<boolean> {
  const answers = async (method: string) => {
    const answer = await fetch(address, { method, cache: 'no-store' }).catch(() => undefined);
    return answer?.ok === true;
  };
  return !(await answers('GET')) && (await answers('HEAD'));
}

const scopeOf = (basePath: string): string => location.origin + basePath;

/** The names of the caches that this site's worker has filled: other sites of the host have some too. */
async function ownCaches(basePath: string): Promise<string[]> {
  const end = cacheEndOf(location.origin + basePath);
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name.endsWith(end));
}
