import { expect, test } from 'vitest';
import { derivePalettes } from '../../../pipeline/theme/derive-palettes.ts';
import { themeCss, type ThemeStyles } from '../../../pipeline/theme/theme-css.ts';

const cssOf = (theme: Partial<ThemeStyles['theme']>, more: Partial<ThemeStyles> = {}): string =>
  themeCss({
    theme: { scheme: 'auto', radius: 'medium', density: 'comfortable', ...theme },
    palettes: derivePalettes({}),
    faces: [],
    families: {},
    ...more,
  });

test('a theme that changes nothing has no rules', () => {
  expect(cssOf({})).toBe('@layer theme {\n\n}');
});

test('what a brand changes in the light scheme is said again in the dark one, which comes later [BR-1]', () => {
  const css = cssOf({}, { palettes: derivePalettes({ inkOnPrimary: { light: '#fffffe' } }) });
  const [light, dark] = css.split('@media screen and (prefers-color-scheme: dark)');
  expect(light).toContain('--ink-on-primary: #fffffe;');
  expect(dark).toContain('--ink-on-primary: #06182b;');
});

test('a site that is always dark is dark on any screen, and light on paper [BR-1]', () => {
  const css = cssOf({ scheme: 'dark' });
  expect(css).not.toContain('prefers-color-scheme');
  expect(css).toMatch(/@media screen \{\n:root \{ color-scheme: dark; \}\n:root \{\n--surface: #0f1720;/u);
});

test('a site that is always light is so where the system is dark [BR-1]', () => {
  const css = cssOf({ scheme: 'light' });
  expect(css).toMatch(
    /:root \{ color-scheme: light; \}\n@media screen and \(prefers-color-scheme: dark\) \{\n:root \{\n--surface: #ffffff;/u,
  );
});

test('an own style sheet has the last layer [BR-1]', () => {
  expect(cssOf({ radius: 'none' }, { own: 'h1 { color: red; }' })).toMatch(
    /--radius-s: 0;[^]*\n@layer own \{\nh1 \{ color: red; \}\n\}$/u,
  );
});
