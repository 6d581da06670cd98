import { pageAt } from '../../../schemas/urls.ts';
import { pathWithinApp } from '../../bundle/pages/page-links.ts';
import type { PrefetchQueue } from './prefetch-queue.ts';

/** Adds the visible links to articles to the queue. A link with the pointer or the focus is loaded at once. */
export function watchLinks(queue: PrefetchQueue, basePath: string): () => void {
  const pathOf = (link: HTMLAnchorElement): string | undefined => {
    const path = pathWithinApp(link, basePath)?.replace(/[?#].*$/su, '');
    return path !== undefined && pageAt(path) === undefined ? path : undefined;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const path = pathOf(target);
      if (path !== undefined) queue.add(path);
    }
  });
  for (const link of document.links) if (link instanceof HTMLAnchorElement) observer.observe(link);

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link === null ? undefined : pathOf(link);
    if (path !== undefined) queue.addUrgently(path);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    queue.clear();
  };
}
