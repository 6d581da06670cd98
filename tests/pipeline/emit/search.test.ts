import { expect, test } from 'vitest';
import { searchFile } from '../../../pipeline/emit/search.ts';
import { locale } from '../../../schemas/base/ids.ts';
import { config } from '../../../pipeline/config/config.ts';

test.for([
  ['de-AT', 'de'],
  ['es-north_west', 'es'],
  ['en-US', undefined],
] as const)('the index of %s names the language %s [ML-4]', ([code, language]) => {
  expect(searchFile([], { config: config.parse({}), locale: locale.parse(code) }).index.language).toBe(
    language,
  );
});
