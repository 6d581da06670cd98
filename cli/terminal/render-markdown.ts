import { wrap } from '../reporters/text/lines.ts';
import type { Style } from '../reporters/text/style.ts';

/** Renders our documentation for a terminal: bold headings, indented code, visible URLs, wrapped lines. */
export function renderMarkdown(
  markdown: string,
  { style, columns }: { readonly style: Style; readonly columns: number },
): string {
  let isCode = false;
  const lines = markdown.split('\n').flatMap((line) => {
    if (line.startsWith('```')) {
      isCode = !isCode;
      return [];
    }
    return [isCode ? `    ${line}` : renderLine(line, style, columns)];
  });
  return `${lines.join('\n').trimEnd()}\n`;
}

function renderLine(line: string, style: Style, columns: number): string {
  const heading = /^#+ (.*)$/u.exec(line);
  if (heading) return style('bold', withoutMarks(heading[1] ?? '', style));
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines = wrap(withoutLinks(line.slice(indent.length)), columns - indent.length);
  return withoutMarks(line.slice(0, indent.length) + lines.join(`\n${indent}`), style);
}

/** An address that works outside the documentation. */
const isWhole = /^[a-z]+:/u;

/** Code is not changed: a link in it is an example. Links to other pages of the documentation are words alone. */
const withoutLinks = (text: string): string =>
  text.replace(/`[^`]+`|\[([^\]]+)\]\(([^)]+)\)/gu, (match, words?: string, address?: string) =>
    words === undefined ? match : isWhole.test(address ?? '') ? `${words} (${address})` : words,
  );

const withoutMarks = (text: string, style: Style): string =>
  text.replace(/`([^`]+)`|\*\*([^*]+)\*\*/gu, (_match, code?: string, bold?: string) =>
    code === undefined ? style('bold', bold ?? '') : style('cyan', code),
  );
