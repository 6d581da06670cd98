import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '../../../reader/messages/messages.ts';
import { type Language, languages } from '../../../schemas/languages.ts';
import type { PageTitles } from '../../../schemas/page-titles/en.ts';
import { pageTitles } from '../../../schemas/page-titles/index.ts';

type Texts = Messages & PageTitles;

/** All interface text in every language, as translators write it: what imports it gets it compiled. */
export const texts = Object.fromEntries(
  languages.map((language) => [language, { ...messagesOf(language), ...pageTitles[language] }]),
) as Readonly<Record<Language, Texts>>; // one for each language

function messagesOf(language: Language): Messages {
  const folder = new URL(`../../../reader/messages/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const parts = files.map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Partial<Messages>,
  );
  return Object.assign({}, ...parts) as Messages; // the types of the files are checked where they are imported
}
