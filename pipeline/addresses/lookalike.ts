import { unicodeHost } from './unicode-host.ts';

/** Letters of other alphabets that look like Latin ones. Source: Unicode UTS 39, confusables, those for host names. */
const latinLooks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аɑα', c: 'сϲ', d: 'ԁ', e: 'еҽ', g: 'ɡց', h: 'һհ', i: 'іıι', j: 'јϳ', k: 'κк', l: 'ӏ', n: 'ո',
    o: 'оοօ', p: 'рρ', q: 'ԛզ', s: 'ѕ', u: 'ʋυս', v: 'ѵν', w: 'ԝ', x: 'хχ', y: 'уγ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
); // prettier-ignore

/** Two hosts that look the same have the same looks: `paypa1.com` and `paypal.com`. */
export const looksOf = (host: string): string =>
  latinised(unicodeHost(host))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether a host imitates: a part of it mixes alphabets that look alike, or is foreign and reads as Latin. */
export const isImitation = (host: string): boolean => {
  const labels = unicodeHost(host).split('.');
  const isLatinDomain = /^[a-z]+$/u.test(labels.at(-1) ?? '');
  return labels.some((label) => mixesAlphabets(label) || (isLatinDomain && readsAsLatin(label)));
};

const alphabets = [/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Armn}/u, /\p{sc=Cher}/u];

const mixesAlphabets = (label: string): boolean =>
  alphabets.filter((alphabet) => alphabet.test(label)).length > 1;

const readsAsLatin = (label: string): boolean =>
  /\p{L}/u.test(label) && !/[a-z]/u.test(label) && /^[a-z\d-]+$/u.test(latinised(label));

const latinised = (text: string): string =>
  Array.from(text, (character) => latinLooks.get(character) ?? character).join('');
