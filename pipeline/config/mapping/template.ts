/** A literal text, or a path whose value stands there. */
export type TemplatePart = { readonly literal: string } | { readonly path: string };

/** The parts of `By {author.name}`. A doubled brace stands for a brace. Undefined if a brace is not closed or not opened. */
export function templateParts(text: string): TemplatePart[] | undefined {
  const parts: TemplatePart[] = [];
  let literal = '';
  let at = 0;
  for (const { 0: token, index, groups } of text.matchAll(tokens)) {
    literal += text.slice(at, index);
    at = index + token.length;
    if (token === '{{' || token === '}}') literal += token.charAt(0);
    else if (groups?.['path'] === undefined) return undefined;
    else {
      if (literal !== '') parts.push({ literal });
      literal = '';
      parts.push({ path: groups['path'].trim() });
    }
  }
  literal += text.slice(at);
  return literal === '' ? parts : [...parts, { literal }];
}

const tokens = /\{\{|\}\}|\{(?<path>[^{}]*)\}|[{}]/gu;
