import { useEffect, useRef } from 'react';
import type { Head } from '../../../schemas/bundle/index.ts';

/** Keeps the document's head in step with the page. The first page's head is in the prerendered HTML [RT-7]. */
export function PageHead({ head }: { head: Head }): null {
  const first = useRef(head);
  useEffect(() => {
    if (head !== first.current) removeMachineTags();
    document.title = head.title;
    setMeta('robots', head.robots);
    setMeta('description', head.description);
    setCanonical(head.canonical);
  }, [head]);
  return null;
}

/**
 * Machine-readable tags are in prerendered pages only. After a navigation they would be wrong, so they are removed.
 */
function removeMachineTags(): void {
  for (const tag of document.head.querySelectorAll(machineTags)) tag.remove();
}

const machineTags =
  'script[type="application/ld+json"], link[rel="alternate"], meta[property], meta[name="twitter:card"]';

function setMeta(name: string, content: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return known?.remove();
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(href: string | undefined): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === undefined) return known?.remove();
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = href;
}
