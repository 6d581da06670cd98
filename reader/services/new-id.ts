import { hex } from '../../schemas/base/hex.ts';

/** An id that nothing else has. Pages without encryption have no `randomUUID`. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16)); // the compiler thinks every page has the other
  return hex(bytes);
}
