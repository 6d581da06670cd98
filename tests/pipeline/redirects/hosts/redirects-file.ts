import type { Answer, Host } from './answer.ts';

/** Source: Netlify, "Syntax for the _redirects file"; Cloudflare Pages, "Per line". */
interface Line {
  readonly from: string;
  readonly answer: Answer;
  /** The path holds `*` or `:name`. */
  readonly isDynamic: boolean;
}

/** Netlify: the first line that fits; a slash at the end makes no difference; case does. */
export function netlifyHost(text: string): Host {
  const lines = readLines(text, '301');
  return (path) => firstOf(lines, withoutSlash(path));
}

/** Cloudflare Pages: the first line that fits to the letter; lines beyond its limits are not read. */
export function cloudflareHost(text: string): Host {
  const lines = readLines(
    text
      .split('\n')
      .filter((line) => line.length <= 1000)
      .join('\n'),
    '302',
  ).filter(({ answer }) => /^(?:\/|https:)/u.test(answer.to));
  const fixed = lines.filter(({ isDynamic }) => !isDynamic).slice(0, 2000);
  const dynamic = lines.filter(({ isDynamic }) => isDynamic).slice(0, 100);
  return (path) => fixed.find(({ from }) => from === path)?.answer ?? firstOf(dynamic, path);
}

const readLines = (text: string, usualStatus: string): Line[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = usualStatus, ...more] = line.split(/\s+/u);
      if (more.length > 0) throw new Error(`more than three parts: ${line}`);
      return { from, answer: { to, status: Number(status) }, isDynamic: /\*|:[A-Za-z]/u.test(from) };
    });

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/u, '');

/** The answer of the first line that fits, with the rest of the path where the line has a star. */
function firstOf(lines: readonly Line[], path: string): Answer | undefined {
  for (const { from, answer } of lines) {
    const match = expressionOf(withoutSlash(from)).exec(path);
    if (match !== null) return { ...answer, to: answer.to.replace(':splat', match.groups?.['splat'] ?? '') };
  }
  return undefined;
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*|:[A-Za-z]\w*)/u).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
    return part === '*' ? '(?<splat>.*)' : '[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}
