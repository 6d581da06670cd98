import { vectors } from '../../browser/xss-vectors.ts';
import { seededRandom } from '../../seeded-random.ts';

/**
 * Texts of an attacker, the same for the same seed: HTML, Markdown and addresses put together at random, whole and broken, with
 * pieces of the public vectors among them where those are at hand.
 */
export function hostileInputs(count: number, seed: number): string[] {
  const chance = seededRandom(seed);
  const below = (limit: number) => Math.floor(chance() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item; // no list here is empty
  const bases = [...ownVectors, ...vectors.map(({ input }) => input).filter(({ length }) => length < 300)];

  const address = (): string => bent(pick(addresses));
  const attribute = (): string => {
    const [name, value] = chance() < 0.4 ? [pick(addressAttributes), address()] : pick(attributes);
    const quote = pick(['"', '"', "'", '', '`']);
    return `${pick([' ', ' ', '/', '\n', '\t', '\f'])}${anyCase(name)}${pick(['=', '=', ' = '])}${quote}${value}${chance() < 0.95 ? quote : ''}`;
  };
  const tag = (within: () => string): string => {
    const name = anyCase(pick(tags));
    const attributesOf = Array.from({ length: below(4) }, attribute).join('');
    const end = pick(['', '', '', `</${name}>`, `</${name}>`, `</${name}>`, `</${pick(tags)}>`]);
    return `<${name}${attributesOf}${pick(['>', '>', '>', '>', '/>', '', '\0>'])}${within()}${end}`;
  };
  const markdown = (within: () => string): string =>
    pick([
      () => `[${within()}](${address()})`,
      () => `[${within()}](<${address()}> "${within()}")`,
      () => `![${within()}](${address()})`,
      () => `<${address()}>`,
      () => `[${within()}][r]\n\n[r]: ${address()} '${within()}'\n`,
      () => `\n\n| ${within()} |\n| - |\n| ${within()} |\n\n`,
      () => `\n\n${pick(['> ', '- ', '1. ', '# ', '- [x] ', '    ', '[^1]: '])}${within()}\n`,
      () =>
        `${pick(['`', '```\n', '~~', '**', '*', '_', '[^1]'])}${within()}${pick(['`', '\n```\n', '~~', '**', '*', '_'])}`,
      () => `\\${within()}`,
    ])();
  const piece = (depth: number): string => {
    const within = () => (depth > 1 ? pick(words) : pieces(depth + 1));
    const kind = chance();
    if (kind < 0.35) return tag(within);
    if (kind < 0.55) return markdown(within);
    if (kind < 0.65) return address();
    if (kind < 0.8) return pick(words);
    const base = pick(bases);
    return kind < 0.9 ? base : bent(base);
  };
  const pieces = (depth: number): string => Array.from({ length: 1 + below(2) }, () => piece(depth)).join('');

  const anyCase = (name: string): string =>
    chance() < 0.8
      ? name
      : Array.from(name, (each) => each)
          .map((each) => (chance() < 0.5 ? each.toUpperCase() : each))
          .join('');
  /** A character escaped, doubled or left out, a sign put in, or nothing done. */
  const bent = (text: string): string => {
    const at = below(text.length + 1);
    const character = text.charAt(at);
    const code = character.charCodeAt(0) || 65;
    const inPlace = pick([
      () => character,
      () => character,
      () => character + character,
      () => '',
      () => `&#${code};`,
      () => `&#x${code.toString(16)}`,
      () => `%${code.toString(16).padStart(2, '0')}`,
      () => `\\u00${code.toString(16).padStart(2, '0')}`,
      () => pick(signs) + character,
    ])();
    return text.slice(0, at) + inPlace + text.slice(at + 1);
  };

  return Array.from({ length: count }, () => pieces(0));
}

const ownVectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="java&Tab;script:alert(1)">a</a>',
  '<details open ontoggle=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
] as const;

const tags =
  'a a a b p div ul li ol table tr td em strong code pre h1 h2 img input span mark font br script style svg math iframe object embed form button textarea select option title template noscript xmp plaintext noembed noframes frameset base link meta video audio details marquee body html head foreignObject mglyph annotation-xml animate set use image fieldbook-embed x-a'.split(
    ' ',
  );

const addressAttributes =
  'href href src action formaction data xlink:href poster background cite srcset'.split(' ');

const attributes: readonly (readonly [string, string])[] = [
  ['onerror', 'alert(1)'],
  ['onload', 'alert(1)'],
  ['onclick', 'alert(1)'],
  ['onfocus', 'alert(1) autofocus'],
  ['onpointerenter', 'alert(1)'],
  ['style', 'background:url(/stolen)'],
  ['style', 'position:fixed;inset:0'],
  ['srcdoc', '<script>alert(1)</script>'],
  ['id', 'location'],
  ['name', 'getElementById'],
  ['class', 'hljs-x evil'],
  ['target', '_top'],
  ['rel', 'opener'],
  ['is', 'x-a'],
  ['slot', 'a'],
  ['dir', 'rtl'],
  ['lang', '"><script>alert(1)</script>'],
  ['type', 'image'],
  ['checked', 'checked'],
  ['colspan', '1e9'],
  ['start', 'alert(1)'],
  ['align', 'left'],
  ['data-entry', 'x'],
  ['data-action', 'open'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['http-equiv', 'refresh'],
  ['content', '0;url=javascript:alert(1)'],
  ['attributeName', 'href'],
  ['to', 'javascript:alert(1)'],
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  String.raw`\\evil.example\x`,
  'https://user:word@evil.example/',
  'https://evil.example/"onmouseover="alert(1)',
  'https://good.example/',
  '/how-to/page#place',
  '?q=1',
  '#x',
];

const words = [
  'send',
  'invoices',
  '&amp;',
  '&lt;b&gt;',
  '<',
  '>',
  '"',
  "'",
  '`',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '\u202E',
  '\0',
  '</',
  '\n',
  '&#0;',
  '\u{1F600}',
  '\uD800',
];

const signs = [
  '\0',
  '\t',
  '\n',
  '\r',
  '\u00A0',
  '\u200B',
  '\u202E',
  '\uFEFF',
  '/',
  '\\',
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '=',
  ';',
];
