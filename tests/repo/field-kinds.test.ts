import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { type FieldKind, fieldKinds } from '../../schemas/fields/index.ts';
import { kindSamples } from '../schemas/fields/kind-samples.ts';
import { fieldKindLists } from './lists/field-kind-lists.ts';
import { textOf } from './source-files.ts';

const used = new Set(
  Object.values<ContentTypeDefinition>(contentTypes).flatMap(({ fields }) =>
    Object.values(fields).map(({ kind }) => kind),
  ),
);

describe.each(Object.keys(fieldKinds) as FieldKind[])('the field kind %s', (kind) => {
  test('has samples', () => {
    const where = `tests/schemas/fields/kinds/ has a file with the samples of ${kind}; then run \`npm run lists\``;
    expect(kindSamples[kind]?.field.kind, where).toBe(kind);
  });

  test('is used by a content type', () => {
    expect(used.has(kind), `a content type in schemas/content/ has a field f.${kind}()`).toBe(true);
  });
});

test.each([...fieldKindLists()])('%s is what `npm run lists` writes', (path, text) => {
  expect(textOf(path), 'run `npm run lists`').toBe(text);
});
