import { useEffect, useState } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { Find, SearchHit } from './open-index.ts';

type LoadIndex = () => Promise<BundleFiles['search']>;

type Search =
  | { readonly state: 'start' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'found'; readonly results: readonly SearchHit[] };

type Index = { readonly state: 'loading' | 'failed' } | { readonly state: 'open'; readonly find: Find };

/** Searches for words; the index and what reads it are loaded with the first ones. */
export function useSearch(words: string, loadIndex: LoadIndex): Search {
  const [index, setIndex] = useState<Index>({ state: 'loading' });
  const isNeeded = words !== '';

  useEffect(() => {
    if (isNeeded) void openFind(loadIndex).then(setIndex);
  }, [isNeeded, loadIndex]);

  if (!isNeeded) return { state: 'start' };
  if (index.state === 'open') return { state: 'found', results: index.find(words) };
  if (index.state === 'loading') return { state: 'loading' };
  const retry = () => {
    setIndex({ state: 'loading' });
    void openFind(loadIndex).then(setIndex);
  };
  return { state: 'failed', retry };
}

async function openFind(loadIndex: LoadIndex): Promise<Index> {
  try {
    const [{ openIndex }, search] = await Promise.all([import('./open-index.ts'), loadIndex()]);
    return { state: 'open', find: openIndex(search) };
  } catch {
    return { state: 'failed' }; // the page says so, and offers to try again
  }
}
