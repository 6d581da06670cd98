import { writeFileSync } from 'node:fs';
import { textOf } from '../source-files.ts';
import { fieldKindLists } from './field-kind-lists.ts';
import { withoutGone } from './without-gone.ts';

// first what the others are read by
write(['pipeline/rules/index.ts', 'schemas/content/index.ts', 'reader/views/index.tsx'].map(withoutGone));
write(fieldKindLists());
const { contentLists } = await import('./content-lists.ts');
write(await contentLists());
const { ruleLists } = await import('./rule-lists.ts');
write(await ruleLists());
const { modelPage } = await import('./model-page.ts');
write([modelPage()]);

function write(lists: Iterable<[path: string, text: string]>): void {
  for (const [path, text] of lists) {
    if (text === textOf(path)) continue;
    writeFileSync(new URL(`../../../${path}`, import.meta.url), text);
    console.log(`${path} written`);
  }
}
