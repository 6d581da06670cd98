import type { Host } from './answer.ts';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: number;
}

/** Vercel: the first redirect whose pattern fits the whole path, without regard to case. */
export function vercelHost(text: string): Host {
  const { redirects } = JSON.parse(text) as { readonly redirects: readonly Redirect[] };
  if (redirects.length > 2048) throw new Error('more than 2,048 redirects');
  const rules = redirects.map(({ source, destination, statusCode }) => {
    refuseParameters(source.endsWith(rest) ? destination.replace(rest, '') : destination);
    return { expression: new RegExp(`^${expressionOf(source)}$`, 'iu'), to: destination, status: statusCode };
  });
  return (path) => {
    for (const { expression, to, status } of rules) {
      const match = expression.exec(path);
      if (match !== null) return { status, to: to.replace('/:page+', match.groups?.['page'] ?? '') };
    }
    return undefined;
  };
}

/** The part of path-to-regexp 6 that has a meaning here. Source: path-to-regexp, "Usage". */
function expressionOf(whole: string): string {
  const source = whole.endsWith(rest) ? whole.slice(0, -rest.length) : whole;
  let expression = '';
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (character === '\\') expression += escape(source[(at += 1)] ?? '');
    else if (character === '{') expression += '(?:';
    else if (character === '}') expression += ')';
    else if (character === '?' && source[at - 1] === '}') expression += '?';
    else if (/[:(*+?)]/u.test(character)) throw new Error(`a pattern in ${source}`);
    else expression += escape(character);
  }
  return source === whole ? expression : `${expression}(?<page>/.+)`;
}

/** At the end of a source: one part of a path or more, which the target has too. */
const rest = '/:page+';

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** Vercel refuses a target with a parameter that its source lacks, and fills in `$1`. */
function refuseParameters(destination: string): void {
  const path = destination.replace(/^https?:\/\/[^/]*/u, '').replace(/#.*$/su, '');
  if (/:\w|[(){}*]|\$\d/u.test(path)) throw new Error(`a parameter in ${destination}`);
}
