const minStem = 3;

/**
 * The stem of an English word, so that `refunding`, `refunded` and `refunds` are one. A stem need not be a word. A missed
 * form does little harm, because stems only add matches.
 */
export function stem(word: string): string {
  if (word.length <= minStem || /\P{Script=Latin}/u.test(word)) return word;
  const [ending, instead] = endings.find(
    ([each]) => word.endsWith(each) && word.length - each.length >= minStem,
  ) ?? ['', ''];
  const cut = word.slice(0, word.length - ending.length) + instead;
  return cut.length > minStem ? cut.replace(/([bdfgmnprt])\1$/u, '$1').replace(/e$/u, '') : cut;
}

/** The longest first, each with its replacement. */
const endings: readonly (readonly [string, string])[] = [
  ['ications', 'y'],
  ['ication', 'y'],
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ions', ''],
  ['ing', ''],
  ['ion', ''],
  ['ies', ''],
  ['ied', ''],
  ['ers', ''],
  ['ly', ''],
  ['ed', ''],
  ['er', ''],
  ['es', ''],
  ['s', ''],
  ['', ''],
];
