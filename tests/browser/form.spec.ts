import { expectNoBarriersInEitherScheme } from './axe.ts';
import { openHarness } from './harness/harness.ts';
import { expect, test } from './quiet-page.ts';

/** A development build says that there are tools for it. */
test.use({ allowed: /React DevTools/u });

test('a required field has an asterisk for those who look, and says so itself [AP-3]', async ({ page }) => {
  await openHarness(page, 'form');
  const required = page.getByRole('textbox', { name: 'What happened', exact: true });
  const optional = page.getByRole('textbox', { name: 'What else', exact: true });
  await expect(required).toHaveAttribute('required');
  await expect(optional).not.toHaveAttribute('required');
  await expect(page.getByText('What happened')).toHaveText('What happened*');
  await expect(page.getByText('What else')).toHaveText('What else');
  await expectNoBarriersInEitherScheme(page);
});
