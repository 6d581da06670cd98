import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../collection.ts';
import type { Asked, Made } from './made.ts';
import { lineOf, plainText, wordsOf } from './plain-text.ts';

/** A page that has less is a list of links. */
const fewestCharacters = 200;

/** The pages of a help of GNOME, asked by the line that each is described with; `original` holds what they are translations of. */
export function mallard(folder: string, original?: string): Made {
  const pages: Page[] = [];
  const asked: Asked[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.page'))
    .toSorted()) {
    const { title, description, text, headings } = parts(join(folder, name));
    if (text.length < fewestCharacters) continue;
    const id = name.replace('.page', '');
    pages.push({ id, title, headings, text });
    const other = original === undefined ? undefined : parts(join(original, name));
    const isTranslated = other?.description !== description && other?.title !== title;
    if (isTranslated && isSentence(description) && wordsOf(description) !== wordsOf(title))
      asked.push([description, id]);
  }
  return { pages, asked };
}

function parts(file: string) {
  const xml = readFileSync(file, 'utf8');
  const info = /<info>.*?<\/info>/su.exec(xml)?.[0] ?? '';
  const body = xml.replace(info, '');
  const [title = '', ...headings] = Array.from(body.matchAll(/<title\b.*?<\/title>/gsu), ([each]) =>
    lineOf(each),
  );
  return {
    title,
    headings: headings.filter((each) => each !== '').join('\n'),
    description: lineOf(/<desc>.*?<\/desc>/su.exec(info)?.[0] ?? ''),
    text: plainText(body.replace(/<title\b.*?<\/title>/su, '')),
  };
}

const isSentence = (text: string): boolean =>
  wordsOf(text).split(' ').length >= 3 || /[\u3040-\u30FF\u4E00-\u9FFF]{6}/u.test(text);
