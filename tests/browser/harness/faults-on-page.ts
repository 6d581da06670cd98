import type { Page } from '@playwright/test';

/** What elements may be and have, as the DOM names it. */
export interface AllowList {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Where links lead, with the colon. */
  readonly protocols: readonly string[];
}

/** Elements, attributes and addresses off the list, among what a selector finds; of a `template`, what is in it. Icons are ours. */
export const faultsOnPage = (page: Page, selector: string, allowed: AllowList): Promise<string[]> =>
  page.evaluate(
    ({ selector: parents, allowed: { tags, attributes, protocols } }) => {
      const faults = (element: Element): string[] => [
        ...(tags.includes(element.localName) ? [] : [element.localName]),
        ...[...element.attributes].flatMap(({ name }) =>
          attributes.includes(name) ? [] : [`${element.localName}[${name}]`],
        ),
        ...(element instanceof HTMLAnchorElement &&
        element.hasAttribute('href') &&
        !protocols.includes(element.protocol)
          ? [`a[href=${element.protocol}]`]
          : []),
      ];
      return [...document.querySelectorAll(parents)].flatMap((parent) =>
        [...(parent instanceof HTMLTemplateElement ? parent.content : parent).querySelectorAll('*')].flatMap(
          (element) =>
            element.closest('svg[aria-hidden="true"][viewBox="0 0 24 24"][stroke="currentColor"]') === null
              ? faults(element)
              : [],
        ),
      );
    },
    { selector, allowed },
  );
