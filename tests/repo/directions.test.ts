import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

interface Direction {
  readonly from: string;
  readonly never: readonly string[];
  readonly because: string;
}

/** Which folder may not know which. Source: ARCHITECTURE.md, Direction. */
const directions: readonly Direction[] = [
  {
    from: 'schemas',
    never: ['pipeline', 'cli', 'reader', 'tests'],
    because: 'the schemas are what both programs agree on, so they know neither of them',
  },
  {
    from: 'pipeline',
    never: ['cli', 'reader', 'tests'],
    because:
      'the pipeline and the reader meet in the bundle only, and the pipeline runs without a command line',
  },
  {
    from: 'reader',
    never: ['pipeline', 'cli', 'tests'],
    because: 'the reader knows the bundle, not how it is written',
  },
  {
    from: 'cli',
    never: ['reader', 'tests'],
    because: 'the command line loads the reader only as built files',
  },
  {
    from: 'reader/ui',
    never: [
      'reader/views',
      'reader/features',
      'reader/app',
      'reader/bundle',
      'reader/services',
      'schemas/urls.ts',
      'schemas/bundle',
      'schemas/services',
    ],
    because: 'building blocks know no route, bundle or service, so that everything can be built of them',
  },
  {
    from: 'reader/browser',
    never: [
      'reader/ui',
      'reader/views',
      'reader/features',
      'reader/app',
      'reader/bundle',
      'reader/services',
      'schemas/urls.ts',
      'schemas/bundle',
      'schemas/services',
    ],
    because: 'helpers around the browser know nothing of this site, so that everything can use them',
  },
  {
    from: 'reader/views',
    never: ['reader/features', 'reader/app'],
    because: 'a view shows a node wherever it stands, so it knows no feature around it',
  },
  {
    from: 'reader/features',
    never: ['reader/app'],
    because: 'the app puts features together; a feature that knew it could not be moved',
  },
];

const importedBy = new Map(sourceFiles.map((path) => [path, importsOf(path)]));

/** `file imports target`, for each import that `isFault` names. */
const faults = (isFault: (path: string, target: string) => boolean): readonly string[] =>
  [...importedBy].flatMap(([path, targets]) =>
    targets.filter((target) => isFault(path, target)).map((target) => `${path} imports ${target}`),
  );

describe('import directions', () => {
  test.each(directions)('$from imports nothing from $never', ({ from, never, because }) => {
    const found = faults(
      (path, target) => isWithin(path, from) && never.some((folder) => isWithin(target, folder)),
    );
    expect(found, because).toEqual([]);
  });

  test('a feature imports no other feature', () => {
    const found = faults((path, target) => {
      const [own, other] = [featureOf(path), featureOf(target)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(found, 'features meet in reader/app only, so that one can be changed or removed alone').toEqual(
      [],
    );
  });

  test('only cli and pipeline/source import Node, but for hashing', () => {
    const found = faults(
      (path, target) =>
        ['schemas', 'pipeline', 'reader'].some((folder) => isWithin(path, folder)) &&
        !isWithin(path, 'pipeline/source') &&
        isBuiltin(target) &&
        target !== 'node:crypto',
    );
    expect(found, 'what is pure runs anywhere and is tested without a disk or a network').toEqual([]);
  });

  test('schemas import no library for the page', () => {
    const found = faults((path, target) => isWithin(path, 'schemas') && /^react(?:-|\/|$)/u.test(target));
    expect(found, 'the pipeline reads the schemas where there is no page').toEqual([]);
  });

  test('schemas are checked without the types of a page or of Node', () => {
    const own = textOf('schemas/tsconfig.json');
    expect(own, 'lib and types would let the DOM or Node in').not.toMatch(/"(?:lib|types)"/u);
    expect(textOf('tsconfig.base.json')).toContain('"types": []');
  });
});

const featureOf = (path: string): string | undefined => /^reader\/features\/([^/]+)/u.exec(path)?.[1];
