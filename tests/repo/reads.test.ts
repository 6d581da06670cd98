import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

/** What of a build reads the disk by itself, and why the next build need not ask there whether an input has changed. */
const reading: Readonly<Record<string, string>> = {
  'cli/cache': 'the results of earlier runs',
  'cli/file-fingerprint.ts': 'only compares what is read elsewhere',
  'cli/input/media-beside.ts': 'it notes each file with the hash that it keeps',
  'cli/input/project.ts': '--watch and live spaces, whose builds are not kept',
  'cli/input/reused-buffer.ts': '--watch, whose builds are not kept',
  'cli/package-files.ts': 'the program, which is noted as a whole',
  'cli/reads': 'it notes what it reads',
  'cli/reporters/save-report.ts': 'reports are written in any case',
  'cli/site/deploy': 'a build that deploys is not kept',
  'cli/site/file-stats.ts': 'the output',
  'cli/site/files-in.ts': 'the output and the program; inputs are listed through `cli/reads`',
  'cli/site/files/service-worker-file.ts': 'the reader, which is noted as a whole',
  'cli/site/files/site-file.ts': 'copies files whose bytes are noted already',
  'cli/site/reader-build.ts': 'the reader, which is noted as a whole',
  'cli/site/render/read-bundle.ts': 'the output',
  'cli/site/share-images/fonts.ts': 'files of a package that is noted',
  'cli/site/share-images/image-cache.ts': 'the results of earlier runs',
  'cli/site/share-images/site-logo.ts': 'a media file that is noted already',
  'cli/site/site-writer.ts': 'the output',
  'cli/site/versions': 'the output',
  'cli/site/write-site.ts': 'the output',
  'cli/watch': '--watch, whose builds are not kept',
};

/** With `--source contentful`, whose builds are not kept. */
const live = 'cli/source';

test('a build reads its inputs where the next build can see that they have changed [PL-4]', () => {
  const found = [...partsOfBuild()].filter((path) => readsDisk(path) && !isWithin(path, live));
  const named = found.map((path) => Object.keys(reading).find((each) => isWithin(path, each)) ?? path);
  expect(
    [...new Set(named)].toSorted(),
    'read inputs through cli/reads/reads.ts, or say here why not',
  ).toEqual(Object.keys(reading).toSorted());
});

test.each([
  ["import { readFile } from 'node:fs/promises'", true],
  ["import { existsSync, writeFileSync } from 'node:fs'", true],
  ["import * as fs from 'node:fs'", true],
  ["import { rename, writeFile } from 'node:fs/promises'", false],
  ["import type { Stats } from 'node:fs'", false],
])('%s reads the disk: %s', (code, reads) => {
  expect(readsIn('code.ts', code)).toBe(reads);
});

/** What the command and the threads that render import, at once or later. */
function partsOfBuild(): ReadonlySet<string> {
  const files = new Set(sourceFiles);
  const found = new Set(['cli/commands/site/build.ts', 'cli/site/render/render-thread.ts']);
  for (const path of found) for (const each of importsOf(path)) if (files.has(each)) found.add(each);
  return found;
}

const readsDisk = (path: string): boolean => {
  const text = textOf(path);
  return text.includes('node:fs') && readsIn(path, text);
};

const readers = /^(?:read|open|l?stat|exists|access|realpath|cp|copyFile|glob|createRead)/u;

function readsIn(path: string, text: string): boolean {
  let reads = false;
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (!source.value.startsWith('node:fs') || importKind === 'type') return;
      for (const each of specifiers)
        reads ||=
          each.type !== 'ImportSpecifier' ||
          (each.imported.type === 'Identifier' && readers.test(each.imported.name));
    },
  }).visit(parseSync(path, text).program);
  return reads;
}
