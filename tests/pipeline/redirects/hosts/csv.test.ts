import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

test("the table's own form, flattened; the folder of the site is not in it", () => {
  const rules = [
    rule('/a,b', '/c', { isPermanent: true }),
    rule('/c', '/d', { inBrowser: false }),
    rule('/C', '/e', { ignoreCase: false }),
  ];
  expect(outputOf('csv', rules, '/help/')).toMatchObject({
    text: `fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser
/C,/e,false,false,true
"/a,b",/d,false,true,true
/c,/d,false,true,false
`,
    losses: [],
  });
});
