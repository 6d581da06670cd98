import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapterNumber, contentOf } from './docbook.ts';
import type { Made } from './made.ts';
import { lineOf, plainText, squash, titleOf } from './plain-text.ts';

interface Answered {
  readonly id: string;
  /** Of the group of questions that it stands in: the question itself is no part of the document. */
  readonly title: string;
  readonly question: string;
  readonly text: string;
}

const fewestCharacters = 40;

const madeOf = (answers: readonly Answered[]): Made => {
  const whole = answers.filter(({ text }) => text.length >= fewestCharacters);
  return {
    pages: whole.map(({ id, title, text }) => ({ id, title, text })),
    asked: whole.map(({ id, question }) => [question, id]),
  };
};

/** The files of a folder in one of its languages, each name with its text. */
const filesOf = (folder: string, names: RegExp): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .toSorted()
    .map((name) => [
      name.replace(/^.*[\\/]/u, '').replace(/\..*$/u, ''),
      readFileSync(join(folder, name), 'utf8'),
    ]);

/** Python's FAQ, in HTML of Sphinx. */
export const pythonFaq = (folder: string): Made =>
  madeOf(
    filesOf(folder, /^(?!index\b).*\.html$/u).flatMap(([file, html]) =>
      Array.from(html.matchAll(sphinxSection), ([, id = '', heading = '', answer = '']) => ({
        id: `${file}#${id}`,
        title: titleOf(html).replace(/ — .*/u, ''),
        question: lineOf(heading.replaceAll(/<a class="headerlink".*?<\/a>/gsu, '')),
        text: plainText(answer),
      })).filter(({ question }) => /\?$|^(?:How|Why|What|Can|I|Is)\b/u.test(question)),
    ),
  );

const sphinxSection =
  /<section id="([^"]+)">\s*(?:<span id="[^"]*"><\/span>)*<h[23]>(.*?)<\/h[23]>(.*?)(?=<section id=|<\/section>)/gsu;

/** Debian's FAQ, in HTML of DocBook. */
export const debianFaq = (folder: string): Made =>
  madeOf(
    filesOf(folder, /\.[a-z]{2}\.html$/u).flatMap(([file, html]) =>
      Array.from(contentOf(html).matchAll(docbookSection), ([, id = '', heading = '', answer = '']) => ({
        id: `${file}#${id}`,
        title: titleOf(html).replace(chapterNumber, ''),
        question: lineOf(heading).replace(/^(?:\d+\.)+\s*/u, ''),
        text: plainText(answer),
      })).filter(({ question }) => /[?？]|か。$/u.test(question)),
    ),
  );

const docbookSection =
  /<h2 class="title"[^>]*><a id="([^"]+)"><\/a>(.*?)<\/h2>(.*?)(?=<div class="section"><div class="titlepage"><div><div><h2|$)/gsu;

/** Perl's FAQ, in POD: a question is a heading of the second level. */
export const perlFaq = (folder: string): Made =>
  madeOf(
    filesOf(folder, /perlfaq[1-9]\.pod$/u).flatMap(([file, pod]) => {
      const subject = /^=head1 NAME\s+\S+ - (.+)$/mu.exec(pod)?.[1] ?? '';
      let section = '';
      return pod.split(/^(?==head[12] )/mu).flatMap((part, place) => {
        const [, level, heading = '', body = ''] = /^=head([12]) ([^\n]*)\n(.*)/su.exec(part) ?? [];
        if (level === '1') section = heading;
        if (level !== '2' || /^AUTHOR|^VERSION/u.test(section)) return [];
        const title = section === 'DESCRIPTION' ? subject : withoutCodes(section);
        return [{ id: `${file}-${place}`, title, question: withoutCodes(heading), text: podText(body) }];
      });
    }),
  );

const podText = (body: string): string =>
  body
    .replaceAll(/^X<.*>$|^=(?:over|back|cut|encoding).*$|^=(?:item|head\d)/gmu, '')
    .split('\n')
    .map(withoutCodes)
    .filter((line) => line !== '')
    .join('\n');

/** `L<text|address>` is `text`; a code can stand around another one. */
const withoutCodes = (text: string): string => squash(withoutInnerCodes(withoutInnerCodes(text)));

const withoutInnerCodes = (text: string): string =>
  text.replaceAll(/[A-Z]<+\s*([^<>]*?)\s*>+/gu, (_, words: string) => words.split('|')[0] ?? '');
