import { benchAnswers } from './answers.ts';
import { benchDiff } from './diff.ts';
import { benchHostile } from './hostile.ts';
import { record } from './report/results.ts';
import { benchSearch } from './search.ts';
import { benchSuggest } from './suggest.ts';
import { benchValidate } from './validate.ts';

/** `npm run bench:parts -- 1000 5000` chooses the numbers of articles; each comes with four sections, which are entries too. */
const sizes = process.argv.slice(2).map(Number);

for (const articles of sizes.length > 0 ? sizes : [2000]) await benchValidate(articles);
for (const articles of sizes) await benchDiff(articles);
if (sizes.length === 0) await record({ diff: await benchDiff(4800) });
for (const articles of sizes.length > 0 ? sizes : [5000]) await benchSearch(articles);
for (const articles of sizes.length > 0 ? sizes : [5000]) await benchAnswers(articles);
for (const titles of sizes.length > 0 ? sizes : [2000, 100_000]) benchSuggest(titles);
if (sizes.length === 0) await benchHostile();
