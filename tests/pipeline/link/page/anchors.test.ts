import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { pageAnchors } from '../../../../pipeline/link/page/anchors.ts';

const anchorsFor = (titles: readonly string[], named: readonly string[] = []): string[] => {
  const anchors = pageAnchors(new Set(named));
  return [
    ...titles.map((title) => anchors.titled(title)),
    ...named.map((name) => anchors.named(name).anchor),
  ];
};

test('a title becomes an anchor as on GitHub', () => {
  expect(anchorsFor(['Assign a job', 'Über uns: Café!', '予定', '1. Sync & retry'])).toEqual([
    'assign-a-job',
    'über-uns-café',
    '予定',
    '1-sync--retry',
  ]);
});

test('a title that comes fifty thousand times gets as many anchors, at once', () => {
  const anchors = anchorsFor(Array.from({ length: 50_000 }, () => 'Notes'));
  expect(anchors.at(-1)).toBe('notes-49999');
  expect(new Set(anchors).size).toBe(50_000);
});

test('a title that comes again gets a number', () => {
  expect(anchorsFor(['Notes', 'Notes', 'notes', 'Notes-1'])).toEqual([
    'notes',
    'notes-1',
    'notes-2',
    'notes-1-1',
  ]);
});

test('a title without a letter is a section', () => {
  expect(anchorsFor(['???', '😀'])).toEqual(['section', 'section-1']);
});

test('what an editor named keeps its name, though a title before it would make the same', () => {
  expect(anchorsFor(['Setup'], ['setup'])).toEqual(['setup-1', 'setup']);
});

test('an anchor that is chosen twice is repeated, the second one gets a number', () => {
  const anchors = pageAnchors(new Set(['a']));
  expect([anchors.named('a'), anchors.named('a')]).toEqual([
    { anchor: 'a', isRepeated: false },
    { anchor: 'a-1', isRepeated: true },
  ]);
});

test('an anchor with a number is none that an editor chooses later', () => {
  const anchors = pageAnchors(new Set(['a', 'a-1']));
  const names = ['a', 'a', 'a-1'].map((name) => anchors.named(name));
  expect(names).toEqual([
    { anchor: 'a', isRepeated: false },
    { anchor: 'a-2', isRepeated: true },
    { anchor: 'a-1', isRepeated: false },
  ]);
});

test("ids of the reader's own elements are reserved", () => {
  expect(anchorsFor(['Main', 'Root'])).toEqual(['main-1', 'root-1']);
  expect(pageAnchors(new Set(['main'])).named('main')).toEqual({ anchor: 'main-1', isRepeated: true });
});

const titles = fc.array(fc.constantFrom('a', 'A', 'a 1', 'a-1', 'main', '', '!', 'a-1-1', 'b'));
const names = fc.uniqueArray(fc.constantFrom('a', 'a-1', 'a-2', 'section', 'b'));

test('ids of a page are unique, and the same every time', () => {
  fc.assert(
    fc.property(titles, names, (some, named) => {
      const ids = anchorsFor(some, named);
      expect(new Set(ids).size).toBe(ids.length);
      expect(anchorsFor(some, named)).toEqual(ids);
      expect(ids.slice(some.length)).toEqual(named);
    }),
  );
});
