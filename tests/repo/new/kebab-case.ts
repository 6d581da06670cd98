/** `kbFaqQuestion` becomes `kb-faq-question`. */
export const kebabCase = (id: string): string =>
  id.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);
