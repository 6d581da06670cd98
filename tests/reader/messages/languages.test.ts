import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import type { MessageKey } from '../../../reader/messages/messages.ts';
import { languages, type Language } from '../../../schemas/languages.ts';
import { texts } from './texts.ts';

describe.each(languages)('the texts in %s', (language) => {
  const entries = Object.entries(texts[language]);

  it('are there for every key, and for no other [ML-6]', () => {
    expect(Object.keys(texts[language]).toSorted()).toEqual(Object.keys(texts.en).toSorted());
  });

  it('have the values that the English ones have', () => {
    expect(valuesOfEach(texts[language])).toEqual(valuesOfEach(texts.en));
  });

  it('say something, without blanks at their ends', () => {
    expect(entries.filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });

  it('fit where there is little room [ML-6]', () => {
    const long = tight.filter((key) => columns(texts[language][key]) > 1.5 * columns(texts.en[key]) + 8);
    expect(long).toEqual([]);
  });

  it('have the signs of the language [ML-6]', () => {
    const foreign = foreignSigns[language];
    expect(entries.filter(([, text]) => foreign.test(text))).toEqual([]);
  });
});

/** Buttons, tabs, titles in the header and in toasts. */
const tight: readonly MessageKey[] = [
  'header.categories',
  'header.capabilities',
  'header.announcements',
  'header.ideas',
  'header.logIn',
  'header.logOut',
  'header.account',
  'header.openSearch',
  'header.menu',
  'searchForm.placeholder',
  'searchForm.submit',
  'article.seeAll',
  'article.previous',
  'article.next',
  'contents.topics',
  'contents.seeAll',
  'code.copy',
  'code.copied',
  'faq.openAll',
  'faq.closeAll',
  'feedback.yes',
  'feedback.no',
  'feedback.submit',
  'feedback.back',
  'case.yes',
  'case.no',
  'case.later',
  'case.cancel',
  'case.confirm',
  'case.closed',
  'case.kept',
  'consent.yes',
  'consent.no',
  'consent.settings',
  'update.title',
  'update.now',
  'update.later',
  'chat.open',
  'chat.title',
  'chat.beta',
  'chat.begin',
  'chat.end',
  'chat.send',
  'chat.tryNow',
  'chat.tryAgain',
  'chat.filters',
  'quickAnswer.title',
  'quickAnswer.showMore',
  'quickAnswer.showLess',
  'quickAnswer.askChat',
  'announcements.types',
  'announcements.apply',
  'announcements.clear',
  'capabilities.clear',
  'search.filters',
  'search.apply',
  'search.clear',
  'search.clearAll',
  'heading.linkCopied',
  'failure.tryAgain',
];

/** How wide a text is, in Latin letters: those of Japanese are twice as wide. */
const columns = (text: string): number =>
  text.length +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/gu)?.length ??
    0);

/** What stands in no text of a language: quotation marks of others, and signs without the blank, or with one, that belongs to them. */
const foreignSigns: Readonly<Record<Language, RegExp>> = {
  en: /[«»„]/u,
  es: /["“”„]|(?<![¿¡].*)[?!]/u,
  de: /["”«»]|(?<!„[^“]*)“|(?<! |\u00a0)…/u,
  fr: /["“”„']|(?<!\u202f)[?!;»]|(?<![\u202f]):|«(?!\u202f)/u,
  it: /["„']/u,
  pt: /["„«»']/u,
  ja: /["“”„«»'!?]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;()]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  nl: /["“”„«»']/u,
  ar: /["“”„'?;]|\p{Script=Arabic},/u,
};

const valuesOfEach = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([key, text]) => [key, valuesIn(text)]));

/** The names of the values that a text is given, each once, in order. */
function valuesIn(text: string): readonly string[] {
  const parts = compileMessage(text);
  const named = typeof parts === 'string' ? [] : parts.filter((part) => typeof part !== 'string');
  return [...new Set(named.map(([name]) => name))].toSorted();
}
