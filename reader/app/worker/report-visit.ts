import { type VisitMessage, visitMessage } from '../../../schemas/service-worker.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';

interface Visit {
  /** A route path. */
  readonly path: string;
  readonly basePath: string;
  readonly bundle: Bundle;
}

/** Tells the service worker which files of a visited page to keep. Without a worker it never resolves. */
export async function reportVisit({ path, basePath, bundle }: Visit): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const site = location.origin + basePath;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const parts = loaded.filter(
    (name) => name.startsWith(`${site}assets/`) || name.startsWith(`${site}bundle/`),
  );
  const files = parts.filter((name) => !name.startsWith(`${site}bundle/articles/`));
  const isDocument = firstPath === path;
  if (!isDocument) {
    const article = await bundle.articlePath(path);
    if (article !== undefined) files.push(`${site}bundle/${article}`);
  }
  const page = isDocument ? { page: location.origin + location.pathname } : {};
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's own
  active?.postMessage({ type: visitMessage, files: [...new Set(files)], ...page } satisfies VisitMessage);
}

/** The page that was loaded as a document. */
let firstPath: string | undefined;

export function setFirstPath(path: string): void {
  firstPath ??= path;
}
