import { decoded } from './decoded.ts';
import { withoutBidiControls } from './without-bidi-controls.ts';

/** The words of an address's last part, as readers would type them. */
export function wordsOfAddress(path: string): string {
  const last = path.replace(/\/+$/u, '').split('/').at(-1) ?? '';
  return withoutBidiControls(decoded(last))
    .replace(/\.html?$/iu, '')
    .replace(/[-_+\s]+/gu, ' ')
    .trim();
}
