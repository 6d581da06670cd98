import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advice } from '../../../../cli/doctor/site/advice.ts';
import { packageFolder } from '../../../../cli/package-files.ts';

test('the documentation has a section for what each check finds [DP-3]', () => {
  const page = readFileSync(join(packageFolder, 'docs/deployed-site.md'), 'utf8');
  const sections = [...page.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const named = new Set(Object.values(advice).map(({ section }) => section));
  expect([...named].toSorted()).toEqual(sections.filter((each) => each !== 'services').toSorted());
});
