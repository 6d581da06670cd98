/** A value of an expression. What is not there is an empty text. */
type Value = string | boolean | number | null | Values;
export interface Values {
  readonly [name: string]: Value;
}

/** What an expression can read and call. */
export interface Scope {
  readonly contexts: Values;
  readonly functions: Readonly<Record<string, () => boolean>>;
}

/**
 * The value of an expression of GitHub Actions. It throws for what it does not know, so that a mistyped name fails.
 * Source: GitHub, "Evaluate expressions in workflows and actions".
 */
export function evaluate(expression: string, { contexts, functions }: Scope): Value {
  const tokens = tokensOf(expression);
  const value = either();
  if (tokens.length > 0) throw new Error(`cannot read ${expression} at ${tokens.join(' ')}`);
  return value;

  function either(): Value {
    let left = both();
    while (taken('||')) {
      const right = both();
      left = isTrue(left) ? left : right;
    }
    return left;
  }

  function both(): Value {
    let left = compared();
    while (taken('&&')) {
      const right = compared();
      left = isTrue(left) ? right : left;
    }
    return left;
  }

  function compared(): Value {
    const left = single();
    const sign = ['==', '!='].find(taken);
    if (sign === undefined) return left;
    const isSame = textOf(left).toLowerCase() === textOf(single()).toLowerCase();
    return isSame === (sign === '==');
  }

  function single(): Value {
    if (taken('!')) return !isTrue(single());
    if (taken('(')) {
      const inner = either();
      if (!taken(')')) throw new Error(`a bracket is open in ${expression}`);
      return inner;
    }
    const token = tokens.shift() ?? '';
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    return tokens[0] === '(' ? called(token) : found(token);
  }

  function called(name: string): Value {
    const call = functions[name];
    if (call === undefined || !taken('(') || !taken(')')) throw new Error(`there is no function ${name}()`);
    return call();
  }

  function found(path: string): Value {
    const [context = '', ...names] = path.split('.');
    const root = contexts[context];
    if (root === undefined) throw new Error(`there is no context ${context} in ${expression}`);
    return names.reduce<Value>(
      (within, name) => (typeof within === 'object' && within !== null ? (within[name] ?? '') : ''),
      root,
    );
  }

  function taken(sign: string): boolean {
    if (tokens[0] !== sign) return false;
    tokens.shift();
    return true;
  }
}

/** A text with the values of its expressions. */
export const interpolate = (text: string, scope: Scope): string =>
  text.replace(/\$\{\{(.*?)\}\}/gsu, (_, expression: string) => textOf(evaluate(expression, scope)));

export const isTrue = (value: Value): boolean =>
  value !== '' && value !== false && value !== 0 && value !== null;

function textOf(value: Value): string {
  if (typeof value === 'object' && value !== null) throw new Error('an object is no text');
  return value === null ? '' : String(value);
}

const tokensOf = (expression: string): string[] =>
  expression.match(/'(?:[^']|'')*'|&&|\|\||==|!=|[!()]|[\w.-]+|\S/gu) ?? [];
