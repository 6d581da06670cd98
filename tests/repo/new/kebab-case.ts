/** `kbFaqQuestion` becomes `kb-faq-question`. */
export const kebabCase = (id: string): string =>
  id.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);

/** `article-ratings` becomes `articleRatings`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
