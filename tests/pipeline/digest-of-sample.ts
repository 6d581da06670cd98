import { createHash } from 'node:crypto';
import { build } from '../../pipeline/build.ts';
import { sampleInput } from './sample.ts';

/** One hash over every file of a build and over every finding. */
export function digestOf(input: ReturnType<typeof sampleInput>): string {
  const { files, diagnostics, mediaCopies } = build(input);
  return createHash('sha256').update(JSON.stringify({ files, diagnostics, mediaCopies })).digest('hex');
}

if (process.argv.includes('--print')) console.log(digestOf(sampleInput()));
