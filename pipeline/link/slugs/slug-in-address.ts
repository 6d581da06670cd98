import { decoded } from '../../../schemas/base/text/decoded.ts';
import { type OwnPrefixes, prefixOf, type RoutedTypeId } from '../../../schemas/routes.ts';

/**
 * The intended slug if an editor has entered an address: `add-a-technician` for `/how-to/add-a-technician?a#b` or the
 * full address of such a page. For any other full address it is the last part. A slug that is no address is returned
 * unchanged.
 */
export function slugInAddress(type: RoutedTypeId, slug: string, own: OwnPrefixes): string {
  const [path = ''] = slug.trim().split(/[?#]/u);
  const isWhole = /^(?:https?:)?\/\//iu.test(path);
  const rooted = isWhole || path.startsWith('/') ? path : `/${path}`;
  const prefix = `${prefixOf(type, own)}/`;
  const at = rooted.toLowerCase().lastIndexOf(prefix.toLowerCase());
  const isOwn = isWhole ? at !== -1 : at === 0;
  const rest = isOwn ? rooted.slice(at + prefix.length) : isWhole ? afterHost(path) : undefined;
  return decoded(rest?.replace(/^\/+|\/+$/gu, '') ?? '') || slug;
}

const afterHost = (address: string): string | undefined =>
  address
    .replace(/^[^/]*\/\/[^/]*/u, '')
    .split('/')
    .findLast((part) => part !== '');
