const ascii = /^[\0-\x7f]*$/u;
/** Marks that readers leave out. Those of Indic and Thai letters are vowels, and stay. */
const optionalMarks =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\u093c]/gu;
/** Tatweel, soft hyphens and joiners: they change how a word looks. */
const invisible = /[\u0640\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Letters that Unicode does not decompose. Arabic and Persian forms are those that people mix up.
 * Source: Lucene, ASCIIFoldingFilter, ArabicNormalizer, PersianNormalizer and GreekLowerCaseFilter.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const otherLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** The digits 0 of scripts with digits of their own: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Khmer and Burmese. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x17e0, 0x1040];
const otherDigits = /(?![0-9])\p{Nd}/gu;

/**
 * A text as searches compare it: in lower case, without optional marks, each letter in its plain form.
 * Kana and other letters of scripts without spaces keep their marks, and a Thai and a Lao vowel stay one character.
 */
export function folded(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(voiced, (kana) => kana.normalize('NFC'))
    .replaceAll(optionalMarks, '')
    .replaceAll(invisible, '')
    .replaceAll(otherLetters, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(otherDigits, digitOf)
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replaceAll('\u0ecd\u0eb2', '\u0eb3')
    .normalize('NFC');
}

/** `バス` is a bus and `パス` a path: no Japanese reader leaves these marks out. */
const voiced = /[\u3040-\u30ff][\u3099\u309a]/gu;

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}
