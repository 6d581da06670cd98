import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { parseConfig } from '../../../../cli/config/parse-config.ts';
import { createProgram } from '../../../../cli/program.ts';
import { changesSite } from '../../../../cli/services/hooks/changes-site.ts';
import { textOf } from '../../../repo/source-files.ts';
import { readTemplate } from '../../ci/run-gitlab.ts';

const page = textOf('docs/webhooks.md');

/** The examples of a page in a language. Each is sound YAML: JSON and objects of TypeScript are flow mappings of it. */
const examples = (language: string, text = page): readonly unknown[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gmsu'))].map(([, example = '']) =>
    parse(language === 'ts' ? `{${example}}` : example),
  );

const workflow = z.object({
  on: z.object({ repository_dispatch: z.object({ types: z.array(z.string()) }) }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.literal(false) }),
});

test('the payload for GitHub has the event that starts the workflow, which runs once at a time [DP-5]', () => {
  const here = workflow.parse(examples('yaml')[0]);
  const publishing = examples('yaml', textOf('docs/ci.md')).flatMap(
    (each) => workflow.safeParse(each).data ?? [],
  );
  expect(publishing).toEqual([here]);
  expect(examples('json')).toEqual([
    expect.objectContaining({ event_type: here.on.repository_dispatch.types[0] }),
  ]);
});

test('the pipeline for GitLab names jobs of the template [DP-5]', async () => {
  const named = z
    .record(z.string(), z.strictObject({ resource_group: z.string() }))
    .parse(examples('yaml')[1]);
  expect(Object.keys(named)).toEqual(['fieldbook']);
  expect(await readTemplate({})).toHaveProperty('fieldbook');
});

test('the configuration of the page builds with flags that there are [DP-5]', async () => {
  const { serve } = parseConfig(examples('ts')[0], 'fieldbook.config.ts');
  const [npx, name, command = '', ...flags] = serve?.hooks.contentful?.build ?? [];
  expect([npx, name, command]).toEqual(['npx', 'fieldbook', 'build']);
  const program = await createProgram([command]);
  const options = program.commands[0]?.options.map(({ long }) => long);
  expect(options).toEqual(expect.arrayContaining(flags.filter((flag) => flag.startsWith('--'))));
});

test('the events of the page build the site, and those for drafts only with drafts [DP-5]', () => {
  const rows = [...page.matchAll(/^\| (.*?) \| (?:also )?((?:[A-Z][a-z]+(?:, )?)+) \|$/gmu)];
  const events = rows.flatMap(([, of = '', actions = '']) =>
    of
      .split(', ')
      .filter((type) => !type.startsWith('with '))
      .flatMap((type) =>
        actions
          .split(', ')
          .map((action) => ({ topic: topicOf(type, action), isDraft: of.includes('drafts') })),
      ),
  );
  expect(events).toHaveLength(5 * 2 + 2 + 1 + 3 * 2);
  for (const { topic, isDraft } of events)
    expect([topic, changesSite(topic, { drafts: false }), changesSite(topic, { drafts: true })]).toEqual([
      topic,
      !isDraft,
      true,
    ]);
});

const topicOf = (type: string, action: string): string => {
  const name = type.replaceAll(/ ?\b([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  return `ContentManagement.${name}.${action === 'Autosave' ? 'auto_save' : action.toLowerCase()}`;
};
