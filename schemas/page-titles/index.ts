import type { Language } from '../languages.ts';
import { en, type PageTitles } from './en.ts';
import { es } from './es.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { ja } from './ja.ts';
import { ar } from './ar.ts';

/** The pipeline takes a language from here. The reader loads the file of its own. */
export const pageTitles: Readonly<Record<Language, PageTitles>> = { en, es, de, fr, nl, it, pt, ja, ar };
