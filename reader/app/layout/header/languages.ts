import { latePart } from '../../../ui/late-part.tsx';

/** The menu of languages. A site with several loads it before a page is rendered; others never do. */
export const languageMenu = latePart(async () => (await import('./language-menu.tsx')).LanguageMenu);

/** The same links in the drawer. */
export const languageLinks = latePart(async () => (await import('./language-links.tsx')).LanguageLinks);

export const loadLanguages = () => Promise.all([languageMenu.load(), languageLinks.load()]);
