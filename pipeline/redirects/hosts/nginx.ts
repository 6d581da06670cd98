import type { CompiledRedirect, CompiledRedirects, MovedFolder } from '../compile.ts';
import { type HostOptions, type HostOutput, lossOf, madeBy, onHost, statusOf } from './host-output.ts';

/**
 * Maps for nginx's `http` block, with the lines for a `server` block in a comment. nginx decodes a path before it
 * compares it; the strings of a map ignore case and come before its expressions, so that spellings of their own need a
 * map of expressions that is asked first. Source: nginx, "Module ngx_http_map_module".
 */
export function nginx({ exact, anyCase, folders }: CompiledRedirects, options: HostOptions): HostOutput {
  const all = [...exact, ...anyCase];
  const strings = anyCase.filter(isDecodable).map((each) => ({
    key: decodeURIComponent(onHost(each.from, options)),
    value: valueOf(each, options),
  }));
  const pages = anyCase.filter(isDecodable).flatMap((each) => each.pages);
  const spelled = [
    ...exact.filter(isDecodable).map((each) => ({ from: each.from, value: valueOf(each, options) })),
    ...pages.map((from) => ({ from, value: '' })),
  ];
  const expressions = spelled.map(({ from, value }) => ({
    key: `~^${escapeExpression(decodeURIComponent(onHost(from, options)))}$`,
    value,
  }));
  return {
    text: [
      madeBy,
      ...howToUse,
      ...bucketSize(strings.map(({ key }) => key)),
      '# A slash at the end makes no difference.',
      ...map('$uri', '$fieldbook_path', [
        { key: 'default', value: '$uri' },
        { key: '~^(?<fieldbook_bare>.*[^/])/+$', value: '$fieldbook_bare' },
      ]),
      '# For every spelling of a path: strings of a map ignore upper and lower case.',
      ...map('$fieldbook_path', '$fieldbook_any_case', [
        ...strings,
        ...folders.map((each) => folderPair(each, options)),
      ]),
      '# For one spelling of a path; empty: a page, which is not redirected.',
      ...map('$fieldbook_path', '$fieldbook_redirect', [
        { key: 'default', value: '$fieldbook_any_case' },
        ...expressions,
      ]),
      '# A page of this host without a query of its own gets that of the old address.',
      ...[301, 302].flatMap((status) => map('$fieldbook_redirect', `$fieldbook_${status}`, targets(status))),
    ].join('\n'),
    losses: lossOf(
      'nginx decodes a path and merges its slashes before it compares it, so these are left out',
      all.filter((each) => !isDecodable(each)).map(({ from }) => from),
    ),
  };
}

/** What a status leads to. The path and the hash are apart: the query stands between them. */
const targets = (status: number): readonly Pair[] => [
  {
    key: `~^${status} (?<fieldbook_page_${status}>/[^?#]*)(?<fieldbook_hash_${status}>#.*|)$`,
    value: `$fieldbook_page_${status}$is_args$args$fieldbook_hash_${status}`,
  },
  { key: `~^${status} (?<fieldbook_to_${status}>.+)$`, value: `$fieldbook_to_${status}` },
];

/** No control characters: in a header they would end the line. Source: nginx, "ngx_http_map_module". */
const folderPair = ({ from, to }: MovedFolder, options: HostOptions): Pair => ({
  key: `~^${escapeExpression(decodeURIComponent(onHost(from, options)))}/(?<fieldbook_page>[^[:cntrl:]]+)$`,
  value: `301 ${onHost(to, options)}/$fieldbook_page`,
});

const howToUse = [
  '# Include this file in the http block, and put these lines into the server block:',
  '#',
  '#   if ($fieldbook_301) { return 301 $fieldbook_301; }',
  '#   if ($fieldbook_302) { return 302 $fieldbook_302; }',
  '',
];

interface Pair {
  readonly key: string;
  readonly value: string;
}

const map = (source: string, variable: string, pairs: readonly Pair[]): string[] => [
  `map ${source} ${variable} {`,
  ...pairs.map(({ key, value }) => `  ${key === 'default' ? key : quote(key)} ${quote(value)};`),
  '}',
  '',
];

/** A dollar sign in a map's value stands for a variable, and there is no other way to write one. */
const valueOf = (redirect: CompiledRedirect, options: HostOptions): string =>
  `${statusOf(redirect)} ${onHost(redirect.to, options).replaceAll('$', '%24')}`;

/** A path that says the same when it is decoded and its slashes are merged, as nginx and Apache do. */
export const isDecodable = ({ from }: CompiledRedirect): boolean => !/%2F|\/\//iu.test(from);

const quote = (text: string): string => `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;

/** Source: PCRE, "Characters and metacharacters". */
export const escapeExpression = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** The default of nginx: a cache line of the processor, mostly 64 bytes. */
const usualBucketBytes = 64;

/** nginx does not start where a string does not fit into a bucket. Source: nginx, "Setting up hashes". */
function bucketSize(keys: readonly string[]): string[] {
  const encoder = new TextEncoder();
  const longest = keys.reduce((most, key) => Math.max(most, encoder.encode(key).length), 0);
  const needed = Math.ceil((longest + 10) / 8) * 8 + 8;
  if (needed <= usualBucketBytes) return [];
  const bytes = 2 ** Math.ceil(Math.log2(needed));
  return [
    '# The longest path needs this; where your configuration has the line already, take the larger one.',
    `map_hash_bucket_size ${bytes};`,
    '',
  ];
}
