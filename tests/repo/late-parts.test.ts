import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folderOf = (build: string): URL => new URL(`../../dist/${build}/client/assets/`, import.meta.url);

const scriptsOf = (build: string): string[] =>
  readdirSync(folderOf(build))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(file, folderOf(build)), 'utf8'));

describe.each(['reader', 'preview'])('the scripts of the built %s', (build) => {
  test.skipIf(!existsSync(folderOf(build)))(
    'import parts that come late by what loads them again after a failure, and by nothing else',
    () => {
      const imports = scriptsOf(build).flatMap((code) => code.match(/\bimport\([^)]*\)/gu) ?? []);
      expect(imports, 'the one in part-loader.ts').toEqual([expect.stringMatching(/^import\(\w\)$/u)]);
      expect(scriptsOf(build).filter((code) => code.includes('importFile(')).length).toBeGreaterThan(3);
    },
  );
});
