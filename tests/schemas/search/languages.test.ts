import { describe, expect, test, vi } from 'vitest';
import { asker, documentOf, idsOf } from './documents.ts';

/** A few pages of a help center in each language, with the words of readers: without spaces, marks and umlauts. */
const japanese = asker(
  [
    documentOf('パスワードを変更する', {
      id: 'password',
      text: '右上のアイコンから「アカウント設定」を開き、新しいパスワードを入力して保存します。',
    }),
    documentOf('請求書を発行する', {
      id: 'invoice',
      text: '作業が完了したら、請求書を作成してお客様にメールで送信できます。',
    }),
    documentOf('支払い方法を追加する', {
      id: 'payment',
      text: 'クレジットカードまたは銀行口座を登録すると、お支払いがスムーズになります。',
    }),
    documentOf('ログインできないとき', {
      id: 'login',
      text: '鍵のアイコンが表示される場合は、管理者に連絡してください。',
    }),
    documentOf('ギフト券', { id: 'ticket' }),
    documentOf('メールを送信する', { id: 'mail', text: '印刷することもできます。' }),
  ],
  { language: 'ja', synonyms: [['支払い', '決済']] },
);

describe('Japanese', () => {
  test.for<[string, string, string]>([
    ['words without spaces', 'パスワード変更', 'password'],
    ['a question', 'パスワードを変更するにはどうすればいいですか', 'password'],
    ['words with spaces', '請求書 発行', 'invoice'],
    ['full-width spaces', '請求書　発行', 'invoice'],
    ['half-width kana', 'ﾊﾟｽﾜｰﾄﾞ', 'password'],
    ['a word that is not finished', '支払い方', 'payment'],
    ['the beginning of a word in kana', 'クレジ', 'payment'],
    ['one character', '鍵', 'login'],
    ['one character at the end of a word', '書', 'invoice'],
    ['a character that ends a text', '券', 'ticket'],
    ['a synonym', '決済方法', 'payment'],
  ])('%s finds the page [ML-4]', ([, query, id]) => {
    expect(idsOf(japanese(query))[0]).toBe(id);
  });

  test('a page whose title is the query comes first, whatever else the others have [ML-4]', () => {
    const ask = asker(
      [
        documentOf('パスワード パスワード', { id: 'more', text: 'パスワードの話' }),
        documentOf('パスワード', { id: 'title', text: '設定' }),
        documentOf('パスワードの安全', { id: 'longer', text: 'パスワード。パスワード。' }),
      ],
      { language: 'ja' },
    );
    expect(ask('パスワード').results.map(({ id, score }) => [id, score === 1])).toEqual([
      ['title', true],
      ['more', false],
      ['longer', false],
    ]);
    expect(ask('ﾊﾟｽﾜｰﾄﾞ').results[0]?.id).toBe('title');
  });

  test('two characters are no typing mistake of two others [ML-4]', () => {
    expect(japanese('請願').results).toEqual([]);
    expect(japanese('パスワード').suggestion).toBeUndefined();
  });

  test('a page is found by a browser that cuts words otherwise than the build, or not at all [ML-4]', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(idsOf(japanese('パスワード変更'))[0]).toBe('password');
    vi.unstubAllGlobals();
  });

  test('what was typed is marked, and endings only beside it [ML-4]', () => {
    expect(japanese('請求書を発行する方法').results[0]?.highlightedTitle).toBe(
      '<mark>請求書を発行する</mark>',
    );
    expect(japanese('送信する').results[0]?.attributes.BEST_DYNABS).toEqual(['印刷することもできます。']);
    expect(japanese('鍵').results[0]?.attributes.BEST_DYNABS).toEqual([
      '<mark>鍵</mark>のアイコンが表示される場合は、管理者に連絡してください。',
    ]);
  });

  test('words within an English page are found [ML-4]', () => {
    const english = asker([
      documentOf('Languages', { text: 'Choose 日本語版アプリ in the menu.' }),
      documentOf('Fonts', { text: 'For Japanese (日本) and others.' }),
    ]);
    expect(idsOf(english('日本語アプリ'))[0]).toBe('languages');
  });
});

test.for<[string, string, string, readonly string[]]>([
  ['Thai', 'th', 'ชำระเงินด้วยบัตรเครดิต', ['ชำระเงิน', 'บัตรเครดิต', 'จะชำระเงินได้อย่างไร']],
  ['Chinese', 'zh', '如何重置您的密码', ['重置密码', '密码']],
  ['Korean', 'ko', '결제 수단을 변경하세요', ['결제수단 변경', '수단']],
  ['Arabic', 'ar', 'إعادة تعيين كلمة المرور', ['اعاده تعيين', 'كَلِمَة المُرُور', 'إعادة تعيـين']],
  [
    'German',
    'de',
    'Rechnung für größere Aufträge',
    ['fuer groessere auftraege', 'fur grossere auftrage', 'GRÖSSERE'],
  ],
  ['Spanish', 'es', 'Añadir una contraseña', ['anadir contrasena', 'AÑADIR']],
  ['French', 'fr', "Configurer l'application à l’école", ['application ecole', "l'application"]],
  ['Danish', 'da', 'Køb på månedsbasis', ['koeb maanedsbasis', 'kob manedsbasis']],
  ['Turkish', 'tr', 'Şifrenizi sıfırlayın', ['sifrenizi sifirlayin', 'ŞİFRENİZİ SIFIRLAYIN']],
  ['Greek', 'el', 'Αλλαγή κωδικού', ['αλλαγη κωδικου', 'ΑΛΛΑΓΗ']],
  ['Russian', 'ru', 'Оплатить счёт', ['счет']],
  ['Hebrew', 'he', 'איפוס סיסמה', ['סִיסְמָה']],
  ['Hindi', 'hi', 'पासवर्ड बदलें', ['पासवर्ड']],
])('%s is found as readers type it [ML-4]', ([, language, title, queries]) => {
  const ask = asker(
    [documentOf('Something else 1 2 3', { id: 'other' }), documentOf(title, { id: 'page' })],
    {
      language,
    },
  );
  for (const query of queries) expect(idsOf(ask(query)), query).toEqual(['page']);
});

test('synonyms are spelled as the language of the site spells them [ML-4]', () => {
  const documents = [documentOf('Größe', { id: 'size' }), documentOf('Zugang')];
  const ask = asker(documents, { language: 'de', synonyms: [['groesse', 'maß']] });
  expect(idsOf(ask('Mass'))).toEqual(['size']);
});

test('function words are those of the language of the site [ML-4]', () => {
  const documents = [
    documentOf('Wie', { id: 'one' }),
    documentOf('Passwort', { id: 'two', text: 'Das Passwort ändern' }),
    documentOf('Zugang', { id: 'three' }),
  ];
  const query = 'wie passwort';
  expect(idsOf(asker(documents, { language: 'de' })(query))).toEqual(['two']);
  expect(idsOf(asker(documents)(query))).toContain('one');
});

test.for([
  ['German', 'de', 'Rechnung', 'rechnungen'],
  ['German, of a compound', 'de', 'Vorlage für eine Rechnung', 'rechnungvorlage'],
  ['Spanish', 'es', 'Pagos', 'pago'],
  ['Spanish, where an accent is left out', 'es', 'Configuraciones', 'configuración'],
])('other forms of a word are found in %s [ML-4]', ([, language = '', title = '', query = '']) => {
  const ask = asker([documentOf(title, { id: 'page' }), documentOf('X')], { language });
  expect(idsOf(ask(query))).toEqual(['page']);
});

test.for([
  ['German', 'de', 'Rechnungen', 'rechnung'],
  ['German, in a compound', 'de', 'Vorlage für eine Rechnung', 'rechnungvorlage'],
  ['Spanish', 'es', 'Pagar', 'pago'],
])(
  'they are found in %s beside pages that have the word itself [ML-4]',
  ([, language = '', title = '', word = '']) => {
    const own = Array.from({ length: 3 }, (_, number) => documentOf(`${word} ${number}`));
    const ask = asker([documentOf(title, { id: 'page' }), ...own], { language });
    expect(idsOf(ask(`${word} 7`))).toContain('page');
  },
);

test('a corrected word has the spelling of the pages [ML-4]', () => {
  const documents = [documentOf('Rechnung für Aufträge'), documentOf('Zugang')];
  expect(asker(documents, { language: 'de' })('auftrüge').suggestion).toBe('aufträge');
  expect(asker(documents, { language: 'de' })('rechnugn').suggestion).toBe('rechnung');
});
