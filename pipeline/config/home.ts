import * as z from 'zod';
import { textPerLanguage } from './per-language.ts';

const fault = 'must be a text, or a text for each language such as { en: …, es: … }';

const words = textPerLanguage(z.string().trim().min(1, 'must not be empty'), fault).optional();

/** The words at the top of the home page, in place of the usual ones. */
export const homeConfig = z
  .strictObject({
    /** The heading. */
    title: words,
    /** The sentence below it. */
    text: words,
    /** What the empty search field says. */
    placeholder: words,
  })
  .prefault({});
