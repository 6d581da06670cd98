import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { startServer } from './start-preview.ts';

const configOf = (theme: object): string => JSON.stringify({ site: { name: 'Brand' }, theme });

test(
  'the building blocks are shown in the theme without any content, and follow the configuration and its files [BR-1]',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'fieldbook.config.json': configOf({ colors: { brand: '#7c3aed' } }),
      'own.css': 'main { color: navy; }',
    });
    const { says } = startServer(['theme'], folder, onTestFinished);
    const address = await says(/(?<=Fieldbook shows the theme on )http:\S+/u);
    const colours = async () => (await fetch(`${address}?view=colours`)).text();
    expect(await colours()).toContain('aria-label="inkOnPrimary on primary"');
    expect(await colours()).toContain('fill="#7c3aed"');
    const shown = await (await fetch(address)).text();
    expect(shown.match(/<iframe\s+src="\/how-to\//gu)).toHaveLength(1);

    await writeFile(join(folder, 'fieldbook.config.json'), configOf({ colors: { link: '#ffee00' } }));
    await says(
      /the light scheme, link #ffee00 has a contrast of 1\.\d+:1 on .* the nearest colour that passes is #/u,
    );
    expect(await colours()).toContain('fill="#7c3aed"');

    await writeFile(
      join(folder, 'fieldbook.config.json'),
      configOf({ scheme: 'dark', colors: { brand: '#ffd400' }, styles: 'own.css' }),
    );
    await expect.poll(colours).toContain('fill="#ffd400"');
    const dark = await (await fetch(address)).text();
    expect(dark).not.toContain('Colour scheme');

    const block = new URL(/(?<=<iframe\s+src=")[^"]+/u.exec(dark)?.[0] ?? '', address);
    const styleSheet = async () => /theme-\w+\.css/u.exec(await (await fetch(block)).text())?.[0];
    const before = await styleSheet();
    expect(before).toBeDefined();
    await writeFile(join(folder, 'own.css'), 'main { color: teal; }');
    await expect.poll(styleSheet).not.toBe(before);
  },
);
