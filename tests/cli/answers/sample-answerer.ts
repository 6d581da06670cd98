import { openAnswerer } from '../../../cli/answers/open-answerer.ts';
import { sampleBuild } from '../../pipeline/sample.ts';

/** Answers out of the sample. */
export const ask = await openAnswerer(sampleBuild());
