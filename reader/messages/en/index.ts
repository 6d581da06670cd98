import { first } from './first.ts';
import { more } from './more.ts';

/** All interface text in English. The texts that docs/requirements.md quotes stay word for word. */
export const en = { ...first, ...more };
