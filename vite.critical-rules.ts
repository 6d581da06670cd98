/** Whether an element with this name can be in the first screen: `a` for a tag, `.bcd` for a class, `[open` for an attribute. */
type IsShown = (name: string) => boolean;

interface Rule {
  /** A selector, or an at-rule without its block. */
  readonly head: string;
  readonly body: string | readonly Rule[];
}

/** The rules of a compressed style sheet that can apply to elements with the shown names, with the custom properties that those use. */
export function criticalRules(css: string, isShown: IsShown): string {
  let rules = shownRules(rulesIn(css), isShown);
  for (let before = ''; before !== printed(rules);) {
    before = printed(rules);
    const used = new Set(before.match(/(?<=var\()--[\w-]+/gu));
    rules = withDeclarations(
      rules,
      (name) => !neverAtFirst.test(name) && (!name.startsWith('--') || used.has(name)),
    );
  }
  return printed(rules);
}

/** What changes nothing before a reader acts, or before pictures have come. */
const neverAtFirst = /^(?:transition|animation|cursor|scroll|overscroll|pointer-events|break-|filter)/u;

/** Rules in groups, such as media queries. Other at-rules are left out: keyframes, for example. */
const group = /^@(?:layer|media|supports)\b/u;

/** Nobody prints the first screen, and what these media change does not move it. */
const otherMedia = /\bprint\b|prefers-(?:contrast|reduced)|forced-colors|\(hover/u;

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const start = css.slice(at).search(/[{;]/u) + at;
    if (start < at) break;
    const head = css.slice(at, start).trim();
    const end = css[start] === '{' ? blockEnd(css, start + 1) : start;
    const block = css.slice(start + 1, end);
    if (css[start] === '{') rules.push({ head, body: group.test(head) ? rulesIn(block) : block });
    at = end + 1;
  }
  return rules;
}

function blockEnd(css: string, start: number): number {
  let depth = 1;
  for (const { 0: token, index } of css.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gu)) {
    if (token === '{') depth += 1;
    if (token === '}' && --depth === 0) return start + index;
  }
  throw new Error('A block of the style sheet has no end.');
}

function shownRules(rules: readonly Rule[], isShown: IsShown): Rule[] {
  return rules
    .filter(
      ({ head }) =>
        !head.split(',').every((part) => otherMedia.test(part)) &&
        (group.test(head) || !head.startsWith('@')),
    )
    .map(({ head, body }) =>
      typeof body === 'string'
        ? {
            head: outerParts(head)
              .filter((each) => canApply(each, isShown))
              .join(),
            body,
          }
        : { head, body: shownRules(body, isShown) },
    )
    .filter(({ head, body }) => head !== '' && body.length > 0);
}

/** What only a reader's act brings about. */
const acts =
  /:(?:hover|focus|focus-visible|focus-within|active|disabled|target|modal|fullscreen)(?![\w-])|::(?:backdrop|selection)/u;

function canApply(selector: string, isShown: IsShown): boolean {
  let simple = withoutArguments(selector);
  for (let found; (found = innermost.exec(simple)) !== null;) {
    const [whole, kind, list = ''] = found;
    if (kind !== 'not' && !list.split(',').some((each) => canApply(each, isShown))) return false;
    simple = simple.replace(whole, '');
  }
  return !acts.test(simple) && namesOf(simple).every(isShown);
}

const innermost = /:(not|is|where|has)\(([^()]*)\)/u;

/** `:nth-child(2)` as `:nth-child`. */
const withoutArguments = (selector: string): string =>
  selector.replace(/(:(?:nth-[\w-]+|lang|dir))\([^()]*\)/gu, '$1');

/** The tags, classes and attributes of a selector without parentheses: `a`, `.bcd`, `[open]`. */
const namesOf = (selector: string): readonly string[] =>
  selector.replace(/::?[\w-]+/gu, '').match(/\[[^\]]*\]|\.[\w-]+|(?<![\w.-])[a-z][\w-]*/gu) ?? [];

/** The tags and classes that have rules. */
export const namesIn = (css: string): ReadonlySet<string> =>
  new Set(
    selectorsIn(rulesIn(css))
      .flatMap((selector) =>
        namesOf(withoutArguments(selector).replace(/:not\([^()]*\)|:(?:is|where|has)\(|\)/gu, ' ')),
      )
      .filter((name) => !name.startsWith('[')),
  );

const selectorsIn = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ head, body }) =>
    typeof body !== 'string' ? selectorsIn(body) : head.startsWith('@') ? [] : head,
  );

/** The parts of a list between the commas that stand in no parentheses. */
function outerParts(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const token of list.match(/[(),]|[^(),]+/gu) ?? []) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}

const withDeclarations = (rules: readonly Rule[], isKept: (property: string) => boolean): Rule[] =>
  rules
    .map(({ head, body }) => ({
      head,
      body:
        typeof body === 'string'
          ? body
              .split(/;(?![^(]*\))/u)
              .filter((each) => isKept(each.replace(/:[^]*/u, '')))
              .join(';')
          : withDeclarations(body, isKept),
    }))
    .filter(({ body }) => body.length > 0);

const printed = (rules: readonly Rule[]): string =>
  rules.map(({ head, body }) => `${head}{${typeof body === 'string' ? body : printed(body)}}`).join('');
