import fc from 'fast-check';
import { seed } from './seed.ts';

fc.configureGlobal({ seed });

/** fast-check, with the seed of this run in every property. */
export default fc;
