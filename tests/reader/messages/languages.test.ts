import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { en } from '../../../reader/messages/en/index.ts';
import { es } from '../../../reader/messages/es/index.ts';
import { languages, type Language } from '../../../schemas/languages.ts';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es };

describe.each(languages)('the texts in %s', (language) => {
  const entries = Object.entries(texts[language]);

  it('are there for every key, and for no other', () => {
    expect(Object.keys(texts[language]).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('have the values that the English ones have', () => {
    expect(valuesOfEach(texts[language])).toEqual(valuesOfEach(en));
  });

  it('say something, without blanks at their ends', () => {
    expect(entries.filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });
});

const valuesOfEach = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([key, text]) => [key, valuesIn(text)]));

/** The names of the values that a text is given, each once, in order. */
function valuesIn(text: string): readonly string[] {
  const parts = compileMessage(text);
  const named = typeof parts === 'string' ? [] : parts.filter((part) => typeof part !== 'string');
  return [...new Set(named.map(([name]) => name))].toSorted();
}
