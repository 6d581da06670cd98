/**
 * Letters of other alphabets by the Latin letter that they look like.
 * Source: Unicode UTS 39, "Unicode Security Mechanisms", confusables: the letters of Cyrillic, Greek and Armenian.
 */
// oxfmt-ignore
const others = {
  a: 'аα', c: 'сϲ', d: 'ԁ', e: 'еҽ', g: 'ց', h: 'һհ', i: 'іι', j: 'јϳ', k: 'κк', l: 'ӏ', n: 'ո',
  o: 'оοօ', p: 'рρ', q: 'ԛզ', s: 'ѕ', u: 'υս', v: 'ѵν', w: 'ԝ', x: 'хχ', y: 'уγ',
  A: 'АΑ', B: 'ВΒ', C: 'С', E: 'ЕΕ', H: 'НΗ', I: 'ІΙ', J: 'Ј', K: 'КΚ', M: 'МΜ', N: 'Ν', O: 'ОΟ',
  P: 'РΡ', S: 'Ѕ', T: 'ТΤ', X: 'ХΧ', Y: 'УΥ', Z: 'Ζ',
};

/** The Latin letter that a letter of another alphabet looks like, by that letter. */
export const latinLookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries(others).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin] as const),
  ),
);
