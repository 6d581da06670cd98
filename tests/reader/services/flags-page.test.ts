import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagDefaults } from '../../../schemas/flags.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('docs/flags.md has every flag with its default and its effect [OP-4]', () => {
  const rows = read('docs/flags.md').matchAll(/^\| `(\w+)` \| `(true|false)` \| (.+) \|$/gmu);
  const documented = [...rows].map(([, name, isOn, effect]) => [name, isOn === 'true', effect]);
  expect(documented).toEqual(
    Object.entries(flagDefaults).map(([name, isOn]) => [name, isOn, effectOf(name)]),
  );
});

/** The comment above the flag. */
const effectOf = (name: string): string | undefined =>
  new RegExp(`/\\*\\* (.+) \\*/\\n  ${name}:`, 'u').exec(read('schemas/flags.ts'))?.[1];
