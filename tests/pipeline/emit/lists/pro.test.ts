import { expect, test } from 'vitest';
import { splitPro } from '../../../../pipeline/emit/lists/pro.ts';

// docs/requirements.md, HM-4
test.each([
  ['Payroll Pro', 'Payroll', true],
  ['Pro timesheets', 'timesheets', true],
  ['Marketing Pro  home', 'Marketing home', true],
  ['Payroll (Pro)', 'Payroll', true],
  ['Pro', 'Pro', true],
  [' Board ', 'Board', false],
  ['Program', 'Program', false],
  ['Pro-rated invoices', 'Pro-rated invoices', false],
  ['A pro tip', 'A pro tip', false],
  ['Proé', 'Proé', false],
  ['iPhone 15 Pro’s camera', 'iPhone 15 Pro’s camera', false],
  ['', '', false],
])('%j becomes %j, Pro: %s [HM-4]', (name, title, isPro) => {
  expect(splitPro(name, 'Pro')).toEqual({ title, isPro });
});
