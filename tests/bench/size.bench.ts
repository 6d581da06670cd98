import { bytes } from './report/units.ts';
import { firstScripts } from './size/first-scripts.ts';
import { gzipBytes, moduleSizes } from './size/module-sizes.ts';
import { sizeTables } from './size/size-tables.ts';

/** `npm run bench:size`: what is in the scripts that an article page loads at once, by module, as a saving after gzip. */
const scripts = await firstScripts();
for (const { name, code } of scripts) console.log(`${name}: ${bytes(gzipBytes(code))} after gzip`);
console.log(`\n${sizeTables(scripts.flatMap(moduleSizes))}\n`);
