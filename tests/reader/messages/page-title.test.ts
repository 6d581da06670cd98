import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../reader/messages/interface.ts';
import { pageTitle } from '../../../reader/messages/page-title.ts';

afterEach(() => speak('en-US'));

test.each([
  ['en-US', 'Solution', 'Good to know'],
  ['de-AT', 'Lösung', 'Gut zu wissen'],
])('in %s the fixed headings are those of the language [ML-6]', async (locale, section, part) => {
  await speak(locale);
  expect([pageTitle('solution'), pageTitle('part.info')]).toEqual([section, part]);
});
