import { useContext, useEffect, useState } from 'react';
import type { ScoredUrl } from '../../../schemas/services/help-center/answer.ts';
import { SiteAddress } from '../pages/site-address.ts';
import type { CheckedSources, ResolveCitation, Source } from './citation.ts';
import { type CitedBundle, gone, openCitations } from './open-citations.ts';

/** More are no help in choosing. */
const maxSources = 5;

/**
 * Resolves links against the bundle. Undefined until the bundle's lists are loaded. `isNeeded`: an answer is on its
 * way. If the lists fail to load, no link can be confirmed, so none is shown.
 */
export function useCitations(bundle: CitedBundle, isNeeded: boolean): ResolveCitation | undefined {
  const site = useContext(SiteAddress);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const open = async () => {
      const resolve = await citationsOf(bundle, site);
      if (isCurrent) setOpened({ bundle, resolve });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [bundle, site, isNeeded]);
  return opened?.bundle === bundle ? opened.resolve : undefined;
}

interface Opened {
  readonly bundle: CitedBundle;
  readonly resolve: ResolveCitation;
}

/** Opened once for all answers of a page; after a failure, the next answer tries again. */
function citationsOf(bundle: CitedBundle, site: SiteAddress): Promise<ResolveCitation> {
  const known = citations.get(bundle);
  if (known !== undefined) return known;
  const opening = openCitations(bundle, { ...site, pageOrigin: location.origin }).catch(() => {
    citations.delete(bundle);
    return () => gone;
  });
  citations.set(bundle, opening);
  return opening;
}

const citations = new WeakMap<CitedBundle, Promise<ResolveCitation>>();

/**
 * The sources that may be shown. Each page is listed once, with its best score. Two anchors of one page are one source,
 * with the better anchor, because a reader chooses between pages.
 */
export function checkedSources(scoredUrls: readonly ScoredUrl[], resolve: ResolveCitation): CheckedSources {
  const sources = new Map<string, Source>();
  for (const { url, title } of scoredUrls.toSorted(byScore)) {
    const citation = resolve(url, title);
    if (citation.state === 'gone') continue;
    const page = citation.url.replace(/#.*$/su, '');
    if (!sources.has(page)) sources.set(page, citation);
  }
  const shown = [...sources.values()].slice(0, maxSources);
  return { sources: shown, isVerified: shown.some(({ state }) => state !== 'offSite') };
}

const byScore = (a: ScoredUrl, b: ScoredUrl): number => (b.score ?? unknown) - (a.score ?? unknown);

/** Below every score. */
const unknown = -Number.MAX_VALUE;
