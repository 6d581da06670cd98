import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { textOf } from '../../repo/source-files.ts';
import { readAction } from './run-action.ts';
import { readTemplate } from './run-gitlab.ts';

const page = textOf('docs/ci.md');
const examples: readonly unknown[] = [...page.matchAll(/^```yaml\n(.*?)^```/gmsu)].map(([, text = '']) =>
  parse(text),
);

const values = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));
const step = z.object({ uses: z.optional(z.string()), with: z.optional(values) });
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });
const pipeline = z.object({ include: z.tuple([z.object({ inputs: values })]) });

test('the documentation names every input and output of the action, and its workflows give no other [DP-5]', async () => {
  const { inputs, outputs } = await readAction();
  const unnamed = [...Object.keys(inputs), ...Object.keys(outputs)].filter(
    (name) => !page.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
  const steps = examples
    .flatMap((each) => workflow.safeParse(each).data ?? [])
    .flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
    .filter(({ uses = '' }) => uses.startsWith('OWNER/fieldbook@'));
  expect(steps).toHaveLength(2);
  expect(steps.flatMap((each) => Object.keys(each.with ?? {})).filter((name) => !(name in inputs))).toEqual(
    [],
  );
  const read = [...page.matchAll(/steps\.(?:content|site)\.outputs\.([\w-]+)/gu)];
  expect(read.map(([, name = '']) => name).filter((name) => !(name in outputs))).toEqual([]);
});

test('the pipelines of the documentation give inputs that the template has [DP-5]', async () => {
  const includes = examples.flatMap((each) => pipeline.safeParse(each).data ?? []);
  expect(includes).toHaveLength(2);
  for (const { include } of includes)
    await readTemplate(
      Object.fromEntries(Object.entries(include[0].inputs).map(([name, value]) => [name, String(value)])),
    );
});
