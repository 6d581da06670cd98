import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { articleFields } from '../../schemas/content/articles/article-fields.ts';
import { newFieldKind } from './new/field-kind.ts';
import { newRule } from './new/rule.ts';
import { newService } from './new/service.ts';
import { newType } from './new/type.ts';
import { repositoryHas, textOf } from './source-files.ts';

const begun: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a type with a part': newType('kbExample', ['kbExampleStep']),
  'a type without parts': newType('kbExample', []),
  'a field kind': newFieldKind('exampleKind'),
  'a rule': newRule('glossary/example-rule'),
  'a service': newService('exampleService'),
};

describe.each(Object.entries(begun))('%s', (_what, files) => {
  test('is begun by at most four files, none of which is there', () => {
    expect(Object.keys(files).length).toBeLessThanOrEqual(4);
    expect(Object.keys(files).filter(repositoryHas)).toEqual([]);
  });

  test.each(Object.entries(files).filter(([path]) => /\.tsx?$/u.test(path)))('parses %s', (path, text) => {
    expect(parseSync(path, text).errors).toEqual([]);
  });

  test('leaves a blank in each file; a view of texts and parts needs none', () => {
    const without = Object.keys(files).filter((path) => !files[path]?.includes('TODO'));
    expect(without.filter((path) => !path.startsWith('reader/views/'))).toEqual([]);
  });

  test.each(Object.entries(files))('imports what there is, in %s', (path, text) => {
    const imports = [...text.matchAll(/^import (?:type )?\{ (.*) \} from '(\..*)';$/gmu)];
    const missing = imports.flatMap(([, names = '', file = '']) => {
      const target = join(dirname(path), file);
      const imported = files[target] ?? textOf(target);
      return names
        .split(', ')
        .map((name) => name.replace(/^type /u, ''))
        .filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'mu').test(imported))
        .map((name) => `${target} exports no ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

test('the fixture of a new article has every field that articles have', () => {
  const fixture = newType('kbExample', [])['data/fixtures/kbExample.json'] ?? '';
  const [entry] = JSON.parse(fixture) as [{ fields: object }];
  expect(Object.keys(entry.fields)).toEqual(expect.arrayContaining(Object.keys(articleFields)));
});

test.each([newService, newFieldKind])('%o takes a name in any spelling', (begin) => {
  expect(begin('example-kind')).toEqual(begin('exampleKind'));
});
