import { rawEntry } from '../../documents.ts';
import { kind, type Kind } from '../kind.ts';
import { typeOf } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, withEntries, withLines } from '../space.ts';

type Rule = readonly [from: string, to: string];

/** Adds rules by lines of the table or by entries, by chance; gives where each stands. */
function withRules(space: Space, random: Random, rules: readonly Rule[]): { space: Space; places: string[] } {
  const ignoreCase = true;
  if (random.below(2) === 0) {
    const { space: changed, line } = withLines(
      space,
      ...rules.map(([from, to]) => `${from},${to},false,${ignoreCase},true`),
    );
    return { space: changed, places: rules.map((_, index) => `line ${line + index}`) };
  }
  const entries = rules.map(([fromPath, toPath], index) =>
    rawEntry('redirectRule', `zzRule${String(index).padStart(2, '0')}`, { fromPath, toPath, ignoreCase }),
  );
  return { space: withEntries(space, ...entries), places: entries.map(({ sys }) => sys.id) };
}

/** A kind that is found at the rules with the given positions. */
const redirectKind = (
  name: string,
  rule: string,
  make: (
    space: Space,
    random: Random,
  ) => { rules: readonly Rule[]; at: readonly number[]; entails?: readonly string[] } | undefined,
): Kind =>
  kind(name, rule, (space, random) => {
    if (space.exported.entries.every((item) => typeOf(item, space) === undefined)) return undefined;
    const made = make(space, random);
    if (made === undefined) return undefined;
    const { space: changed, places } = withRules(space, random, made.rules);
    return {
      space: changed,
      found: made.at.map((index) => `${rule} ${places[index]}`),
      entails: made.entails,
    };
  });

const pageOf = (space: Space, random: Random): string =>
  random.pick([...space.graph.pages.values()])?.url ?? '/';

const loop = redirectKind('redirects in a circle', 'redirects/loop', (_space, random) => {
  const length = 2 + random.below(6);
  const rules = Array.from({ length }, (_, index): Rule => [`/zz-${index}`, `/zz-${(index + 1) % length}`]);
  return { rules, at: [0] };
});

const self = redirectKind('a redirect to itself', 'redirects/self', (_space, random) => ({
  rules: [
    random.pick<Rule>([
      ['/zz', '/zz'],
      ['/zz', '/zz#x'],
      ['/zz', '/zz/'],
    ]) ?? ['/zz', '/zz'],
  ],
  at: [0],
}));

const dead = redirectKind('a redirect to no page', 'redirects/dead-target', (_space, random) => ({
  rules: [['/zz', random.pick(['/how-to/zz', '/zz-two', '/how-to/zz#x', '/HOW-TO/zz']) ?? '']],
  at: [0],
}));

const shadows = redirectKind('a redirect from a page', 'redirects/shadows-page', (space, random) => ({
  rules: [[pageOf(space, random), '/search']],
  at: [0],
}));

const chain = redirectKind('a redirect to a redirect', 'redirects/chain', (space, random) => ({
  rules: [
    ['/zz', '/zz-two'],
    ['/zz-two', pageOf(space, random)],
  ],
  at: [0],
}));

const tooLong = redirectKind(
  'a chain of redirects that browsers give up',
  'redirects/too-long',
  (space, random) => {
    const length = 12 + random.below(5);
    const rules = Array.from({ length }, (_, index): Rule => [
      `/zz-${index}`,
      index === length - 1 ? pageOf(space, random) : `/zz-${index + 1}`,
    ]);
    return { rules, at: [0], entails: ['redirects/chain', 'redirects/too-long'] };
  },
);

const duplicate = redirectKind('a path that is redirected twice', 'redirects/duplicate', (space, random) => ({
  rules: [
    ['/zz', pageOf(space, random)],
    [random.pick(['/zz', '/zz/']) ?? '', pageOf(space, random)],
  ],
  at: [1],
}));

const duplicateCase = redirectKind(
  'a path that is redirected twice, by case',
  'redirects/duplicate-case',
  (space, random) => ({
    rules: [
      ['/zz', pageOf(space, random)],
      ['/ZZ', pageOf(space, random)],
    ],
    at: [1],
  }),
);

const offSite = redirectKind('a redirect to another site', 'redirects/off-site', (_space, random) => ({
  rules: [
    [
      '/zz',
      random.pick(['https://vans.example/', '//vans.example/x', '/\\vans.example', 'https:vans.example']) ??
        '',
    ],
  ],
  at: [0],
}));

const malformed = redirectKind('a redirect that is none', 'redirects/malformed', (_space, random) => ({
  rules: [
    random.pick<Rule>([
      ['zz', '/search'],
      ['/zz', 'search'],
      ['//zz', '/search'],
      ['/zz/../x', '/search'],
      ['/zz', 'javascript:alert(1)'],
      ['/z\tz', '/search'],
      ['/zz', '/%2e%2e/x'],
    ]) ?? ['', ''],
  ],
  at: [0],
}));

const malformedLine = kind(
  'a line of the redirect table that is none',
  'redirects/malformed',
  (space, random) => {
    const { space: changed, line } = withLines(
      space,
      random.pick([
        '/zz,/search,maybe,true,true',
        '/zz,/search,false,true,true,more',
        ',/search,,,',
        '/zz,,,,',
      ]) ?? '',
    );
    return { space: changed, found: [`redirects/malformed line ${line}`] };
  },
);

const deadAnchor = redirectKind(
  'a redirect to a place that is not there',
  'redirects/dead-anchor',
  (space, random) => ({
    rules: [['/zz', `${pageOf(space, random)}#zz-place`]],
    at: [0],
  }),
);

const query = redirectKind('a redirect from an address with a query', 'redirects/query', (space, random) => ({
  rules: [[random.pick(['/zz?id=7', '/zz#part']) ?? '', pageOf(space, random)]],
  at: [0],
}));

export const redirectKinds: readonly Kind[] = [
  loop,
  self,
  dead,
  shadows,
  chain,
  tooLong,
  duplicate,
  duplicateCase,
  offSite,
  malformed,
  malformedLine,
  deadAnchor,
  query,
];
