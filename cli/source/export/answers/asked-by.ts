import type { Asked } from './fault.ts';
import type { Part } from '../parts/parts.ts';

/** A request of Contentful's client. */
export interface Request {
  readonly baseURL?: string;
  readonly url?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The number of attempts, from the second on. */
  readonly attempts?: number;
}

/** The part of the export that a request reads. Its URL starts at the host or is relative to the base URL. */
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

/** The content type of a request for an editor interface. */
export const contentTypeIn = ({ url = '' }: Request = {}): string =>
  /\/content_types\/([^/]+)\/editor_interface/u.exec(url)?.[1] ?? '';
