import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** How many requirements each group has that a reader meets in the browser. Source: requirements. */
const groups = {
  RT: 8,
  RD: 4,
  KB: 2,
  HM: 7,
  LY: 9,
  AR: 20,
  TC: 4,
  AP: 3,
  AN: 3,
  CP: 3,
  TS: 2,
  SR: 13,
  AC: 5,
  QA: 4,
  CH: 4,
  DF: 4,
} as const;

const requirements = [
  ...Object.entries(groups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}-${index + 1}`),
  ),
  'AU-1',
  'AU-2',
  'OP-1',
  'OP-2',
  'OP-3',
  'OP-4',
  'OP-5',
];

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const specs = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n');

test.each(requirements)('%s is proven in a browser', (id) => {
  expect(specs).toContain(`[${id}]`);
});
