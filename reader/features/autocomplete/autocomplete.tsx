import { type ReactNode, useEffect, useState } from 'react';
import type { LoadLiveList, Suggester } from './suggester/suggester.ts';
import type { SuggestionBoxProps } from './suggestion-box.tsx';
import { useIsNear } from './use-is-near.ts';

export interface AutocompleteProps extends Omit<SuggestionBoxProps, 'suggester'> {
  /** Loads the suggester of the page. Every call gives the same one. */
  loadSuggester: () => Promise<Suggester>;
  loadLive: LoadLiveList | undefined;
}

/** Suggestions below a search field. The list and its code are loaded when a reader comes near the field. */
export function Autocomplete(props: AutocompleteProps): ReactNode {
  const { input, text, isMain, loadSuggester, loadLive } = props;
  const isNear = useIsNear(input, isMain);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [failedAt, setFailedAt] = useState<string>();
  const isWanted = isNear && loaded === undefined && failedAt !== text;

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    // Without them it is a search field; the next letter tries again.
    load(loadSuggester, loadLive).then(
      (all) => isHere && setLoaded(all),
      () => isHere && setFailedAt(text),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, text, loadSuggester, loadLive]);

  if (loaded === undefined) return null;
  return <loaded.SuggestionBox {...props} suggester={loaded.suggester} />;
}

async function load(loadSuggester: () => Promise<Suggester>, loadLive: LoadLiveList | undefined) {
  const [{ SuggestionBox }, suggester] = await Promise.all([import('./suggestion-box.tsx'), loadSuggester()]);
  await suggester.load(loadLive);
  return { SuggestionBox, suggester };
}
