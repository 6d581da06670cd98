import { sampleInput } from '../sample.ts';
import { type Space, spaceOf } from './space.ts';

/** The sample with its redirect table. */
export function sampleSpace(): Space {
  const { exported, config, redirectFile } = sampleInput();
  return spaceOf({
    name: 'the sample',
    exported: exported as Space['exported'], // every item of the sample is one
    config,
    table: redirectFile?.text ?? '',
    locale: 'en-US',
  });
}
