import { expect, test } from 'vitest';
import { openReaderBuild } from '../../../cli/site/reader-build.ts';
import { languages } from '../../../schemas/languages.ts';

test.each(languages)('a page in %s loads the texts of no other language [ML-6]', async (language) => {
  const reader = await openReaderBuild();
  const named = reader
    .shellAt('/', language)
    .scripts.flatMap((path) => /^\/assets\/(?<code>[a-z]{2})-/u.exec(path)?.groups?.['code'] ?? []);
  expect(named).toEqual(language === 'en' ? [] : [language]);
});
