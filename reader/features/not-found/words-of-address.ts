import { decoded } from '../../../schemas/base/text/decoded.ts';
import { withoutBidiControls } from '../../../schemas/base/text/without-bidi-controls.ts';
import { pages } from '../../../schemas/urls.ts';

/** The words of an address's last part, as a start for a search. None for the address of the page itself. */
export function wordsOfAddress(path: string): string {
  if (path === pages.notFound) return '';
  const last = path.replace(/\/+$/u, '').split('/').at(-1) ?? '';
  return withoutBidiControls(decoded(last))
    .replace(/\.html?$/iu, '')
    .replace(/[-_+\s]+/gu, ' ')
    .trim();
}
