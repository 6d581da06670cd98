import type { Manifest } from '../../../../schemas/bundle/index.ts';
import type { Suggestions } from '../titles/suggestion.ts';
import type { PackedList } from './packed-list.ts';

/** Which items of a list are suggested, and the code of the site's language. */
export interface ListOptions {
  readonly source: string;
  readonly language: string;
}

/**
 * The list of a worker: from the bundle under a path, in the page's version, or from the page. The worker reads a
 * bundle itself.
 */
export type WorkerList =
  | (ListOptions & { readonly basePath: string; readonly manifest: Manifest })
  | (ListOptions & { readonly packed: PackedList });

/** Messages to the worker: the list once, then numbered queries. */
export type ToWorker =
  | { readonly kind: 'open'; readonly list: WorkerList }
  | { readonly kind: 'suggest'; readonly number: number; readonly typed: string };

export type FromWorker =
  | { readonly kind: 'opened' | 'failed' }
  | { readonly kind: 'suggestions'; readonly number: number; readonly suggestions: Suggestions };
