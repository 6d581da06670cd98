import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { build, type Stage } from '../../../pipeline/build.ts';
import { config } from '../../../pipeline/config/config.ts';
import { readExport } from '../../../pipeline/decode/export/raw-export.ts';
import { invariant } from '../../../schemas/base/invariant.ts';

/** Prints, as JSON, the milliseconds that each stage of the pipeline takes for the export that is named. */
const [file = ''] = process.argv.slice(2);
const startMs = performance.now();
const exported = readExport(JSON.parse(readFileSync(file, 'utf8')));
invariant(exported.ok, 'the generated space is an export');

const begun: (readonly [stage: Stage | 'parse', ms: number])[] = [['parse', startMs]];
const onStage = (stage: Stage) => begun.push([stage, performance.now()]);
build({ exported: exported.value, config: config.parse({}), onStage });
const endMs = performance.now();

const tookMs = begun.map(([stage, ms], index) => [stage, (begun[index + 1]?.[1] ?? endMs) - ms]);
console.log(JSON.stringify(Object.fromEntries(tookMs)));
