import * as z from 'zod';
import { homeSectionCodes } from '../../schemas/spec/pages/home.ts';
import { textPerLanguage } from './per-language.ts';

const fault = 'must be a text, or a text for each language such as { en: …, es: … }';

const words = textPerLanguage(z.string().trim().min(1, 'must not be empty'), fault).optional();

/** The words at the top of the home page, in place of the usual ones, and the order of its sections. */
export const homeConfig = z
  .strictObject({
    /** The heading. */
    title: words,
    /** The sentence below it. */
    text: words,
    /** What the empty search field says. */
    placeholder: words,
    /** The order of its sections. Those that are not named follow in the usual order. */
    sections: z
      .array(z.enum(homeSectionCodes))
      .refine((codes) => new Set(codes).size === codes.length, 'must name each section once')
      .default([]),
  })
  .prefault({});
