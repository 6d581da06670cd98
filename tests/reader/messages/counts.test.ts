import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../reader/messages/interface.ts';
import { message } from '../../../reader/messages/message.ts';
import type { MessageKey } from '../../../reader/messages/messages.ts';
import { languages, type Language } from '../../../schemas/languages.ts';
import { texts } from './texts.ts';

afterEach(() => speak('en-US'));

/** What a text says of 0, 1, 2 and 11. */
type Words = readonly [string, string, string, string];

const counted: Readonly<Record<Language, Readonly<Partial<Record<MessageKey, Words>>>>> = {
  en: {
    'capabilities.range': ['1-1 of 0 items', '1-1 of 1 item', '1-1 of 2 items', '1-1 of 11 items'],
    'announcements.count': ['0 announcements', '1 announcement', '2 announcements', '11 announcements'],
    'search.results': ['0 results', '1 result', '2 results', '11 results'],
    'autocomplete.count': ['No suggestions', '1 suggestion', '2 suggestions', '11 suggestions'],
    'toast.more': ['0 more messages', '1 more message', '2 more messages', '11 more messages'],
    'faq.count': ['0 questions', '1 question', '2 questions', '11 questions'],
    'form.tooLong': [
      'This is too long by 0 characters. Please shorten it.',
      'This is too long by 1 character. Please shorten it.',
      'This is too long by 2 characters. Please shorten it.',
      'This is too long by 11 characters. Please shorten it.',
    ],
    // as the specification words them
    'form.charactersLeft': [
      '0 character(s) left',
      '1 character(s) left',
      '2 character(s) left',
      '11 character(s) left',
    ],
    'search.range': ['Results 1-1 of 0', 'Results 1-1 of 1', 'Results 1-1 of 2', 'Results 1-1 of 11'],
  },
  es: {
    'capabilities.range': [
      '1-1 de 0 elementos',
      '1-1 de 1 elemento',
      '1-1 de 2 elementos',
      '1-1 de 11 elementos',
    ],
    'announcements.count': ['0 anuncios', '1 anuncio', '2 anuncios', '11 anuncios'],
    'search.results': ['0 resultados', '1 resultado', '2 resultados', '11 resultados'],
    'autocomplete.count': ['No hay sugerencias', '1 sugerencia', '2 sugerencias', '11 sugerencias'],
    'toast.more': ['0 mensajes más', '1 mensaje más', '2 mensajes más', '11 mensajes más'],
    'faq.count': ['0 preguntas', '1 pregunta', '2 preguntas', '11 preguntas'],
    'form.tooLong': [
      'Sobran 0 caracteres. Acorte el texto.',
      'Sobra 1 carácter. Acorte el texto.',
      'Sobran 2 caracteres. Acorte el texto.',
      'Sobran 11 caracteres. Acorte el texto.',
    ],
    'form.charactersLeft': [
      'Quedan 0 caracteres',
      'Queda 1 carácter',
      'Quedan 2 caracteres',
      'Quedan 11 caracteres',
    ],
  },
  de: {
    'capabilities.range': [
      '1–1 von 0 Einträgen',
      '1–1 von 1 Eintrag',
      '1–1 von 2 Einträgen',
      '1–1 von 11 Einträgen',
    ],
    'search.results': ['0 Ergebnisse', '1 Ergebnis', '2 Ergebnisse', '11 Ergebnisse'],
    'autocomplete.count': ['Keine Vorschläge', '1 Vorschlag', '2 Vorschläge', '11 Vorschläge'],
  },
  fr: {
    'capabilities.range': [
      '1–1 sur 0 élément',
      '1–1 sur 1 élément',
      '1–1 sur 2 éléments',
      '1–1 sur 11 éléments',
    ],
    'search.results': ['0 résultat', '1 résultat', '2 résultats', '11 résultats'],
    'form.charactersLeft': [
      '0 caractère restant',
      '1 caractère restant',
      '2 caractères restants',
      '11 caractères restants',
    ],
    'autocomplete.count': ['Aucune suggestion', '1 suggestion', '2 suggestions', '11 suggestions'],
  },
  nl: {
    'capabilities.range': ['1–1 van 0 items', '1–1 van 1 item', '1–1 van 2 items', '1–1 van 11 items'],
    'search.results': ['0 resultaten', '1 resultaat', '2 resultaten', '11 resultaten'],
    'form.charactersLeft': ['Nog 0 tekens', 'Nog 1 teken', 'Nog 2 tekens', 'Nog 11 tekens'],
    'autocomplete.count': ['Geen suggesties', '1 suggestie', '2 suggesties', '11 suggesties'],
  },
  it: {
    'capabilities.range': [
      '1-1 di 0 elementi',
      '1-1 di 1 elemento',
      '1-1 di 2 elementi',
      '1-1 di 11 elementi',
    ],
    'search.results': ['0 risultati', '1 risultato', '2 risultati', '11 risultati'],
    'autocomplete.count': ['Nessun suggerimento', '1 suggerimento', '2 suggerimenti', '11 suggerimenti'],
  },
  pt: {
    'capabilities.range': ['1-1 de 0 item', '1-1 de 1 item', '1-1 de 2 itens', '1-1 de 11 itens'],
    'search.results': ['Nenhum resultado', '1 resultado', '2 resultados', '11 resultados'],
    'autocomplete.count': ['Nenhuma sugestão', '1 sugestão', '2 sugestões', '11 sugestões'],
  },
  ja: {
    'capabilities.range': ['0件中1～1件', '1件中1～1件', '2件中1～1件', '11件中1～1件'],
    'search.results': ['検索結果0件', '検索結果1件', '検索結果2件', '検索結果11件'],
    'autocomplete.count': ['候補はありません', '候補1件', '候補2件', '候補11件'],
  },
  ar: {
    'capabilities.range': ['1-1 من 0 عنصر', '1-1 من عنصر واحد', '1-1 من عنصرين', '1-1 من 11 عنصرًا'],
    'search.results': ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', '11 نتيجة'],
    'autocomplete.count': ['لا اقتراحات', 'اقتراح واحد', 'اقتراحان', '11 اقتراحًا'],
  },
};

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(counted[language]))('%s agrees with its count [CP-2]', async (key, words) => {
    await speak(language);
    const values = { first: 1, last: 1 };
    const said = [0, 1, 2, 11].map((count) => message(key as MessageKey, { ...values, count }));
    expect(said).toEqual(words);
  });

  it('announcements.countOf agrees with the total', async () => {
    await speak(language);
    expect([1, 2].map((total) => message('announcements.countOf', { count: 0, total }))).toEqual(
      ofTotal[language],
    );
  });

  it('texts have the plural forms of the language [ML-6]', () => {
    const rules = new Intl.PluralRules(language);
    // that of whole millions may be missing: 'other' stands in
    const forms = rules
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || rules.select(11) === form);
    const other = Object.entries(texts[language]).filter(([, text]) =>
      pluralsIn(text).some((given) => given.join() !== forms.toSorted().join()),
    );
    expect(other).toEqual([]);
  });

  it('every other text with a count names nothing that is counted', () => {
    const plain = Object.entries(texts[language]).flatMap(([key, text]) =>
      hasPlainCount(text) ? [key] : [],
    );
    expect(plain.toSorted()).toEqual(
      withoutNoun.filter((key) => key !== 'form.charactersLeft' || !namesCharacters.includes(language)),
    );
  });
});

const ofTotal: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['0 of 1 announcement', '0 of 2 announcements'],
  es: ['0 de 1 anuncio', '0 de 2 anuncios'],
  de: ['0 von 1 Ankündigung', '0 von 2 Ankündigungen'],
  fr: ['0 sur 1 annonce', '0 sur 2 annonces'],
  nl: ['0 van 1 aankondiging', '0 van 2 aankondigingen'],
  it: ['0 di 1 novità', '0 di 2 novità'],
  pt: ['0 de 1 comunicado', '0 de 2 comunicados'],
  ja: ['お知らせ1件中0件', 'お知らせ2件中0件'],
  ar: ['0 من إعلان واحد', '0 من إعلانين'],
};

/** The forms of each plural in a text, without those for one number. */
function pluralsIn(text: string): string[][] {
  const parts = compileMessage(text);
  if (typeof parts === 'string') return [];
  return parts.flatMap((part) => {
    const [, format, forms] = typeof part === 'string' ? [] : part;
    return format === 'plural' && typeof forms === 'object' && forms !== null
      ? [
          Object.keys(forms)
            .filter((form) => form !== 'offset' && !/^\d+$/u.test(form))
            .toSorted(),
        ]
      : [];
  });
}

/** A number in brackets, behind a word that stays, in the words of the specification, or never one. */
const withoutNoun = [
  'announcements.countOf', // of its total
  'announcements.typesChosen',
  'article.allOfTopic',
  'chat.filtersChosen',
  'contents.seeAll',
  'form.charactersLeft',
  'pagination.summary',
  'search.filtersChosen',
  'search.perPageChoice',
  'search.range',
];

/** Their word for the characters left follows the number. */
const namesCharacters: readonly Language[] = ['es', 'fr', 'nl'];

function hasPlainCount(text: string): boolean {
  const parts = compileMessage(text);
  return typeof parts !== 'string' && parts.some((part) => typeof part !== 'string' && isPlainCount(part));
}

const isPlainCount = ([name, format]: readonly unknown[]): boolean =>
  (name === 'count' || name === 'total') && format === undefined;
