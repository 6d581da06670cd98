import type { Answer, Host } from './answer.ts';

interface NginxMap {
  readonly source: string;
  readonly strings: ReadonlyMap<string, string>;
  readonly expressions: readonly { readonly expression: RegExp; readonly value: string }[];
  readonly fallback: string;
}

/**
 * nginx: a request's decoded path goes through the maps, then the `server` lines of the comment are run.
 * Source: nginx, "Module ngx_http_map_module", "Module ngx_http_rewrite_module", "Variable $uri".
 */
export function nginxHost(text: string): Host {
  const maps = readMaps(tokensOf(text));
  const returns = [...text.matchAll(/if \(\$(\w+)\) \{ return (\d+) \$(\w+); \}/gu)];
  if (returns.length === 0) throw new Error('no lines for the server');
  return (path): Answer | undefined => {
    const [uri = '', args] = path.split('?');
    const variables = new Map([
      ['uri', decodeURIComponent(uri).replace(/\/+/gu, '/')],
      ['args', args ?? ''],
      ['is_args', args === undefined ? '' : '?'],
    ]);
    for (const [, condition = '', status, value = ''] of returns) {
      const isTrue = !['', '0'].includes(valueOf(condition, maps, variables));
      if (isTrue) return { status: Number(status), to: valueOf(value, maps, variables) };
    }
    return undefined;
  };
}

type Maps = ReadonlyMap<string, NginxMap>;

function valueOf(name: string, maps: Maps, variables: Map<string, string>): string {
  const map = maps.get(name);
  const value = map === undefined ? variables.get(name) : lookUp(map, maps, variables);
  if (value === undefined) throw new Error(`unknown variable ${name}`);
  return value;
}

/** Strings without regard to case, then expressions in their order, then the default. */
function lookUp(
  { source, strings, expressions, fallback }: NginxMap,
  maps: Maps,
  variables: Map<string, string>,
) {
  const text = interpolate(source, maps, variables);
  const exact = strings.get(lowerAscii(text));
  if (exact !== undefined) return interpolate(exact, maps, variables);
  for (const { expression, value } of expressions) {
    const match = expression.exec(text);
    if (match === null) continue;
    for (const [name, captured] of Object.entries(match.groups ?? {})) variables.set(name, captured);
    return interpolate(value, maps, variables);
  }
  return interpolate(fallback, maps, variables);
}

const interpolate = (text: string, maps: Maps, variables: Map<string, string>): string =>
  text.replace(/\$(\w+)/gu, (_match, name: string) => valueOf(name, maps, variables));

const lowerAscii = (text: string): string => text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase());

function readMaps(tokens: readonly Token[]): Map<string, NginxMap> {
  const maps = new Map<string, NginxMap>();
  const rest = [...tokens];
  while (rest.length > 0) {
    const directive = takeUntil(rest, [';', '{']);
    const [name, source = '', variable = ''] = directive;
    if (name === 'map_hash_bucket_size') continue;
    if (name !== 'map' || directive.length !== 3) throw new Error(`not a map: ${directive.join(' ')}`);
    maps.set(variable.slice(1), readMap(source, rest));
  }
  return maps;
}

function readMap(source: string, rest: Token[]): NginxMap {
  const strings = new Map<string, string>();
  const expressions: { expression: RegExp; value: string }[] = [];
  let fallback = '';
  while (rest[0]?.mark !== '}') {
    const [key = '', value = '', ...more] = takeUntil(rest, [';']);
    if (more.length > 0) throw new Error(`more than a pair: ${key}`);
    if (key === 'default') fallback = value;
    else if (key.startsWith('~*')) expressions.push({ expression: new RegExp(key.slice(2), 'i'), value });
    else if (key.startsWith('~')) expressions.push({ expression: new RegExp(key.slice(1)), value });
    else if (strings.has(lowerAscii(key))) throw new Error(`conflicting parameter "${key}"`);
    else strings.set(lowerAscii(key), value);
  }
  rest.shift();
  return { source, strings, expressions, fallback };
}

interface Token {
  readonly text: string;
  /** One of `;{}`, where it stands for itself. */
  readonly mark?: string;
}

function takeUntil(rest: Token[], marks: readonly string[]): string[] {
  const taken: string[] = [];
  for (;;) {
    const token = rest.shift();
    if (token === undefined) throw new Error('the file ends too early');
    if (token.mark === undefined) taken.push(token.text);
    else if (marks.includes(token.mark)) return taken;
    else throw new Error(`an unexpected ${token.mark}`);
  }
}

/** Words, quoted words and marks; a backslash in quotes takes the meaning of a quote or a backslash. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/#[^\n]*|"((?:\\.|[^"\\])*)"|([;{}])|([^\s;{}"]+)/gsu)].flatMap(
    ([, quoted, mark, word]): Token[] => {
      if (quoted !== undefined) return [{ text: quoted.replace(/\\(["'\\])/gu, '$1') }];
      if (mark !== undefined) return [{ text: mark, mark }];
      return word === undefined ? [] : [{ text: word }];
    },
  );
