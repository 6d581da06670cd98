import type { Asked } from './fault.ts';
import type { Part } from '../parts/parts.ts';

/** A request, as the client of Contentful keeps it. */
export interface Request {
  readonly baseURL?: string;
  readonly url?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** How often it was made, from the second time on. */
  readonly attempts?: number;
}

/** What a request is for. Its address starts at the host, or goes on from the one that all have in common. */
export function askedBy({ baseURL = '', url = '' }: Request = {}): Asked {
  const path = /^https?:/u.test(url) ? url : `${baseURL}/${url}`;
  if (path.endsWith('/editor_interface')) return 'editorInterfaces';
  if (!/\/spaces\/+[^/]+\/./u.test(path)) return 'space';
  if (/\/environments\/+[^/]+\/?$/u.test(path)) return 'environment';
  return lists.get(path.slice(path.lastIndexOf('/') + 1)) ?? 'environment';
}

const lists: ReadonlyMap<string, Part> = new Map([
  ['content_types', 'contentTypes'],
  ['tags', 'tags'],
  ['entries', 'entries'],
  ['assets', 'assets'],
  ['locales', 'locales'],
]);

/** The content type whose editor interface a request is for. */
export const contentTypeIn = ({ url = '' }: Request = {}): string =>
  /\/content_types\/([^/]+)\/editor_interface/u.exec(url)?.[1] ?? '';
