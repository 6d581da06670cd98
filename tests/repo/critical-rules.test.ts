import { expect, test } from 'vitest';
import { criticalRules, namesIn } from '../../vite.critical-rules.ts';

const isShown = (name: string) => ['a', 'li', '.b', '[open]'].includes(name);

test.each([
  ['.b{color:red}.c{color:tan}', '.b{color:red}'],
  ['.b,.c,a .b{color:red}', '.b,a .b{color:red}'],
  ['.b:hover{color:red}', ''],
  ['.b:not(.c:hover){color:red}', '.b:not(.c:hover){color:red}'],
  ['a:is(.c,.b):where(li>:has(.b)){color:red}', 'a:is(.c,.b):where(li>:has(.b)){color:red}'],
  ['a:is(.c,p){color:red}', ''],
  ['li:nth-child(2)[open]:before{color:red}', 'li:nth-child(2)[open]:before{color:red}'],
  ['a[hidden]{color:red}', ''],
  ['@layer x{.b{color:red}.c{color:tan}}@layer y{.c{color:tan}}', '@layer x{.b{color:red}}'],
  ['@media print{.b{color:red}}', ''],
  ['@media (width>=9px),print{.b{color:red}}', '@media (width>=9px),print{.b{color:red}}'],
  ['@keyframes x{0%{color:red}}.b{animation:x 1s}', ''],
  ['.b{content:"}";background:url(a;b)}', '.b{content:"}";background:url(a;b)}'],
  ['.b{--c:1;--d:2;--e:var(--d);width:var(--c)}', '.b{--c:1;width:var(--c)}'],
])('of %s the first screen needs "%s"', (css, critical) => {
  expect(criticalRules(css, isShown)).toBe(critical);
});

test('the names with rules are those of tags and classes', () => {
  expect([...namesIn('@layer x{a>.b:not(.c),:is(p,.d)[open]{color:red}}')]).toEqual(['a', '.b', 'p', '.d']);
});
