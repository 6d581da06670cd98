import type { Page } from '@playwright/test';

/**
 * Does to each element in what a selector finds what would set off the handlers it has as attributes, and presses what can be
 * pressed. Links are followed only where that runs something. Gives the number of elements.
 */
export const provoke = (page: Page, selector: string): Promise<number> =>
  page.evaluate((parents) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const stay = (event: Event): void => {
      const link = (event.target as Element).closest('a, area');
      const isLink = link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement;
      const leads = event.type === 'submit' || (isLink && link.protocol !== 'javascript:');
      if (leads) event.preventDefault();
    };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const provokeIn = (parent: ParentNode): number => {
      const elements = [...parent.querySelectorAll('*')];
      for (const element of elements) {
        const own = element
          .getAttributeNames()
          .flatMap((name) => (name.startsWith('on') ? [name.slice(2)] : []));
        for (const name of own) element.dispatchEvent(new Event(name, { cancelable: true, bubbles: false }));
        if (element.matches('a, area, button, input, summary'))
          element.dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true }));
      }
      return elements.length;
    };
    let count = 0;
    for (const parent of document.querySelectorAll(parents)) {
      for (const name of ['click', 'submit']) parent.addEventListener(name, stay, true);
      count += provokeIn(parent);
      for (const name of ['click', 'submit']) parent.removeEventListener(name, stay, true);
    }
    return count;
  }, selector);
