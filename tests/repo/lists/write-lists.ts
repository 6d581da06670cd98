import { writeFileSync } from 'node:fs';
import { contentLists } from './content-lists.ts';
import { ruleLists } from './rule-lists.ts';
import { textOf } from '../source-files.ts';

for (const [path, text] of [...(await contentLists()), ...(await ruleLists())]) {
  if (text === textOf(path)) continue;
  writeFileSync(new URL(`../../../${path}`, import.meta.url), text);
  console.log(`${path} written`);
}
