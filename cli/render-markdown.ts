import type { Style } from './reporters/style.ts';

/** Our own pages for a terminal: headings stand out, code is indented, links show their address. */
export function renderMarkdown(markdown: string, style: Style): string {
  let isCode = false;
  const lines = markdown.split('\n').flatMap((line) => {
    if (line.startsWith('```')) {
      isCode = !isCode;
      return [];
    }
    return [isCode ? `    ${line}` : renderLine(line, style)];
  });
  return `${lines.join('\n').trimEnd()}\n`;
}

function renderLine(line: string, style: Style): string {
  const heading = /^#+ (.*)$/u.exec(line);
  if (heading) return style('bold', withoutMarks(heading[1] ?? '', style));
  return withoutMarks(line, style);
}

const withoutMarks = (text: string, style: Style): string =>
  text
    .replace(/\[([^\]]+)\]\(([^)]+)\)/gu, '$1 ($2)')
    .replace(/\*\*([^*]+)\*\*/gu, (_match, bold: string) => style('bold', bold))
    .replace(/`([^`]+)`/gu, (_match, code: string) => style('cyan', code));
