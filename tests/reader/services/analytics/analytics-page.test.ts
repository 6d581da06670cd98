import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const folder = 'reader/services/analytics/';
const sources = readdirSync(new URL(folder, root)).map((name) => read(folder + name));

/** The fields of each event, by its name. */
type Events = Readonly<Record<string, readonly string[]>>;

test('docs/analytics.md has every event with its fields, and no other [OP-3]', () => {
  const declared = declaredEvents(sources.join('\n'));
  expect(Object.keys(declared)).toContain('feedback');
  expect(documentedEvents(read('docs/analytics.md'))).toEqual(declared);
});

test('the triggers to make in a tag manager are those of all events', () => {
  const page = read('docs/analytics.md');
  const triggers = /_Custom Event_ for each name: ([^.]+)\./u.exec(page)?.[1] ?? '';
  const named = [...triggers.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(documentedEvents(page)).toSorted());
});

function declaredEvents(source: string): Events {
  const events = source.matchAll(/= EventOf<\s*'(\w+)',\s*\{([^}]*)\}\s*>/gu);
  return Object.fromEntries(
    [...events].map(([, name, fields = '']) => [
      name,
      [...fields.matchAll(/(\w+)\??: /gu)].map(([, field = '']) => field).toSorted(),
    ]),
  );
}

function documentedEvents(page: string): Events {
  const [, ...sections] = page.split(/^### /mu);
  return Object.fromEntries(
    sections.map((section) => {
      const [text = ''] = section.split(/^## /mu);
      const name = /^`(\w+)`/u.exec(text)?.[1];
      return [name, [...text.matchAll(/^\| `(\w+)` \|/gmu)].map(([, field = '']) => field).toSorted()];
    }),
  );
}
