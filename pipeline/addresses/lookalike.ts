import { latinLookalikes } from './latin-lookalikes.ts';
import { unicodeHost } from './unicode-host.ts';

/** Letters of the Latin alphabet itself that no name of a host needs. Source: Unicode UTS 39, confusables. */
const rareLatin: Readonly<Record<string, string>> = { ɑ: 'a', ɡ: 'g', ı: 'i', ʋ: 'u' };

/** A host with similar letters made equal: `paypa1.com` and `paypal.com` have one skeleton. Source: Unicode UTS 39, "skeleton". */
export const skeletonOf = (host: string): string =>
  latinised(unicodeHost(host))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether a host imitates another: a label of it mixes similar alphabets, or is in another alphabet and reads as Latin. */
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
  Array.from(text, (character) => latinLookalikes.get(character) ?? rareLatin[character] ?? character).join(
    '',
  );
