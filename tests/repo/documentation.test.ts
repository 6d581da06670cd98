import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, repositoryHas, textOf } from './source-files.ts';

const pages = repositoryFiles.filter((path) => path.endsWith('.md'));

test.each(pages)('every link of %s leads to a file, and to a heading of it', (page) => {
  const broken = linksOf(page).filter((link) => !isThere(page, link));
  expect(broken).toEqual([]);
});

test('docs/README.md lists every page of the documentation', () => {
  const listed = linksOf('docs/README.md').map((link) => `docs/${link.split('#')[0]}`);
  const toList = pages.filter(
    (page) => posix.dirname(page) === 'docs' && !['docs/README.md', 'docs/requirements.md'].includes(page),
  );
  expect(toList.filter((page) => !listed.includes(page))).toEqual([]);
});

/** Links to files, without examples in code and quotation marks: `[text](address)`. */
function linksOf(page: string): readonly string[] {
  const prose = withoutCode(textOf(page)).replaceAll(/`[^`]*`|"[^"\n]*\]\(\/[^"\n]*"/gu, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
  return links.filter((link) => !/^[a-z]+:/u.test(link));
}

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!repositoryHas(target)) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
}

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): readonly string[] =>
  [...withoutCode(textOf(page)).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gmsu, '');
