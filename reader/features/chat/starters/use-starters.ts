import { useEffect, useState } from 'react';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import type { ChatPage } from '../conversation/chat-page.ts';
import { startersOf } from './starters-of.ts';

export type StarterBundle = Pick<Bundle, 'contents' | 'autocomplete'>;

/** The questions that a page's chat begins with, once they are known. Without the site's files they are those of the page itself. */
export function useStarters(bundle: StarterBundle, page: ChatPage, isWanted: boolean): readonly string[] {
  const [site, setSite] = useState<Parameters<typeof startersOf>[0]>();
  useEffect(() => {
    if (!isWanted) return;
    const read = async () => {
      const files = await Promise.all([bundle.contents(), bundle.autocomplete()]).catch(() => undefined);
      setSite({ items: files?.[0].items ?? [], suggestions: files?.[1].items ?? [] });
    };
    void read();
  }, [bundle, isWanted]);
  return site === undefined ? [] : startersOf(site, page);
}
