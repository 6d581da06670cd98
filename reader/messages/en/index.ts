import { first } from './first.ts';
import { more } from './more.ts';

/** All interface text in English. Source: spec.md, whose words stand as they are; what it does not word is ours. */
export const en = { ...first, ...more };
