import { expect, test } from 'vitest';
import { currentFormat } from '../../../../schemas/bundle/index.ts';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

test("the reader's table", () => {
  const { text } = outputOf('json', [rule('/a', '/b'), rule('/b', '/c#d')], '/help/');
  const usual = { isPermanent: false, ignoreCase: true, inBrowser: true };
  expect(currentFormat.files.redirects.parse(JSON.parse(text))).toEqual({
    rules: [
      { from: '/a', to: '/c#d', ...usual },
      { from: '/b', to: '/c#d', ...usual },
    ],
  });
});
