import { openAnswerer } from '../../../cli/answers/open-answerer.ts';
import { build } from '../../../pipeline/build.ts';
import { sampleInput } from '../../pipeline/sample.ts';

export const sampleBuild = build(sampleInput());

/** Answers out of the sample. */
export const ask = openAnswerer(sampleBuild);
