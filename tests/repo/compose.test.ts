import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { createProgram } from '../../cli/program.ts';
import { packageRoot } from '../cli/run-cli.ts';
import { textOf } from './source-files.ts';

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      command: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const { services, volumes } = compose.parse(parse(textOf('compose.yaml'), { merge: true }));
const ours = Object.values(services).flatMap(({ image, command }) =>
  image === undefined ? (command ?? []) : [],
);

const isThere = (source: string): boolean =>
  source === './content' || Object.hasOwn(volumes, source) || existsSync(join(packageRoot, source));

test('the compose file runs commands that there are, with their flags [SV-6]', async () => {
  expect(ours.map((command) => command.split(' ')[0])).toEqual(['serve', 'serve', 'build']);
  for (const command of ours) {
    const [name = '', ...words] = command.split(' ');
    const flags = (await createProgram([name])).commands[0]?.options.map(({ long }) => long);
    for (const word of words.filter((each) => each.startsWith('--'))) expect(flags).toContain(word);
  }
});

test('the compose file names what there is: files, volumes, variables, releases, and the processes behind the proxy [SV-6]', () => {
  const docs = textOf('docs/production.md');
  const all = Object.values(services);
  const variables = all.flatMap(({ image, environment = {} }) =>
    image === undefined ? Object.keys(environment) : [],
  );
  expect(variables).toContain('DATABASE_URL');
  for (const name of variables) expect(docs).toContain(`\`${name}\``);
  for (const image of all.flatMap((each) => each.image ?? [])) expect(image).toMatch(/:\d+(?:\.\d+)*$/u);
  const sources = all.flatMap(({ volumes: mounted = [] }) =>
    mounted.map((mount) => mount.split(':')[0] ?? ''),
  );
  expect(sources.filter((source) => !isThere(source))).toEqual([]);
  const proxied = textOf('templates/Caddyfile').match(/serve-\d(?=:4180)/gu) ?? [];
  expect(new Set(proxied)).toEqual(
    new Set(Object.keys(services).filter((name) => name.startsWith('serve-'))),
  );
});
