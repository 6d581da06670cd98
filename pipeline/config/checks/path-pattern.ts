/** Whether a path fits a pattern: `*` stands for a part of one step, `**` for any rest, as in `/how-to/payroll-**`. */
export const matchesPath = (pattern: string, path: string): boolean => expressionFor(pattern).test(path);

const expressions = new Map<string, RegExp>();

function expressionFor(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known !== undefined) return known;
  const source = pattern
    .split(/(\*+)/u)
    .map((part) => (part === '*' ? '[^/]*' : part.startsWith('**') ? '.*' : escape(part)))
    .join('');
  const expression = new RegExp(`^${source}$`, 'u');
  expressions.set(pattern, expression);
  return expression;
}

const escape = (text: string): string => text.replace(/[\\^$.|?+()[\]{}/]/gu, String.raw`\$&`);
