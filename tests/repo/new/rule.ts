import { camelCase } from './kebab-case.ts';

/** A rule, its test, a fault that is planted in whole spaces, and its page, which `npm run lists` begins. */
export function newRule(id: string): Record<string, string> {
  const name = camelCase(id.replace(/^.*\//u, ''));
  return {
    [`pipeline/rules/${id}.ts`]: `import { rule } from '../../rule.ts';

export const ${name} = rule<{ readonly title: string }>({
  id: '${id}',
  severity: 'warn', // TODO: error, warn, info, or off where it is about taste
  summary: 'TODO: what is true of good content.',
  advice: 'TODO: what an editor does next.',
  message: ({ title }) => \`TODO: what is wrong, in one sentence that names "\${title}".\`,
  *check(entry, _graph) {
    if (entry.title !== 'Zzz') return; // TODO
    yield { at: { entry: entry.id }, detail: { title: entry.title } };
  },
});
`,
    [`tests/pipeline/rules/${id}.test.ts`]: `import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

test('TODO: the fault is found', () => {
  expect(findingsOf([howTo('a', 'Zzz')]).map(({ rule, entry }) => [rule, entry])).toEqual([['${id}', 'a']]);
});

test('TODO: a good neighbour is no finding', () => {
  expect(findingsOf([howTo('a', 'Plan crews')])).toEqual([]);
});
`,
    [`tests/pipeline/rules/${id}.fault.ts`]: `import { kind } from '../../mutations/kind.ts';
import { pickField, typeOf } from '../../mutations/places.ts';
import { change } from '../../mutations/texts.ts';

/** Planted in whole spaces: it is found where it stands, and nothing else. */
export const fault = kind('TODO: what is planted', '${id}', (space, random) => {
  const place = pickField(
    space,
    random,
    ({ item, name }) => typeOf(item, space) === 'kbHowTo' && name === 'title',
  );
  if (place === undefined) return undefined;
  const changed = change(space, place, 'Zzz');
  return { space: changed.space, found: [\`${id} \${changed.id}\`] };
});
`,
    [`docs/rules/${id}.md`]: `# ${id}

## Why it matters

TODO

## Bad

TODO

## Good

TODO

## What to do

TODO
`,
  };
}
