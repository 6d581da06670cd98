import { camelCase, kebabCase } from './kebab-case.ts';

/** A field kind, and values of it for the tests. */
export function newFieldKind(given: string): Record<string, string> {
  const name = camelCase(given);
  const file = kebabCase(name);
  return {
    [`schemas/fields/kinds/${file}.ts`]: `import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';

/** TODO: what it holds. Source: Contentful field type \`Symbol\`. */
export const ${name} = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: '${name}', ...options }) as { readonly kind: '${name}' } & FieldOptions & Options;

export const ${name}Kind = {
  value: z.string(), // TODO
  expected: 'TODO: what a value is in the words of an editor, such as "a whole number"',
  contentful: 'Symbol', // TODO
  editor: () => ({ widget: 'singleLine' }), // TODO
  fault: (value: string) => (value === 'Zzz' ? \`TODO: "\${value}" is not ...\` : undefined),
} satisfies PlainFieldKind;
`,
    [`tests/schemas/fields/kinds/${file}.sample.ts`]: `import { f } from '../../../../schemas/fields/index.ts';
import type { KindSample } from '../kind-sample.ts';

export const ${name}: KindSample = {
  field: f.${name}(),
  good: ['TODO'],
  bad: [7, {}, ['TODO']],
};
`,
  };
}
