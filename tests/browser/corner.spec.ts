import { article, desktop, phone, scrollPage } from './frame.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

test('the buttons in the corner leave a reader who scrolls down, and return on the way up and with the focus. At the end of the page they cover nothing [BR-4]', async ({
  page,
}) => {
  await open(page, article);
  const launcher = page.getByRole('button', { name: 'Ask a question' });
  const toTop = page.getByRole('button', { name: 'Back to top' });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(launcher).toBeInViewport({ ratio: 1 });
    const far = 2 * viewport.height;
    await scrollPage(page, far);
    await expect(launcher).not.toBeInViewport();
    await expect(toTop).toHaveCount(0);
    await launcher.press('Shift');
    await expect(launcher).toBeInViewport({ ratio: 1 });
    await launcher.blur();
    await expect(launcher).not.toBeInViewport();
    await scrollPage(page, far - 1);
    await expect(launcher).toBeInViewport({ ratio: 1 });
    await expect(toTop).toBeInViewport({ ratio: 1 });

    await scrollPage(page, 100_000);
    await expect(launcher).toBeInViewport({ ratio: 1 });
    await expect(toTop).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(coveredByCorner), `at ${viewport.width} px`).toEqual([]);
    await scrollPage(page, 0);
  }
});

/** The links and texts of the footer that a button in the corner covers. Runs in the page. */
function coveredByCorner(): string[] {
  const corner = [...document.querySelectorAll('button')].filter(
    (button) => getComputedStyle(button).position === 'fixed',
  );
  const boxes = corner.map((button) => button.getBoundingClientRect());
  const texts = document.querySelectorAll('footer :is(a, summary, p, small)');
  return [...texts]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return boxes.some(
        (each) =>
          box.left < each.right && each.left < box.right && box.top < each.bottom && each.top < box.bottom,
      );
    })
    .map(({ textContent }) => textContent ?? '');
}
