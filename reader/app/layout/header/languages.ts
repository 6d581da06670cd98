import { latePart } from '../../../ui/late-part.tsx';

/** The links to other languages. A site with several loads them before a page is rendered; others never do. */
export const languages = latePart(async () => (await import('./language-menu.tsx')).LanguageMenu);
