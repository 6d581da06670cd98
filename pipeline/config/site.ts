import * as z from 'zod';
import { textPerLanguage } from './per-language.ts';
import { parseUrl } from '../addresses/parse-url.ts';

const linkFault =
  'must be a path of this site such as /how-to/x, an https address, or one that starts with mailto:, tel: or sms:';

/** Addresses for links: http, https, mailto, tel, sms, a hash, or a path that browsers do not read as another host. */
const linkAddress = z
  .string()
  .regex(/^(?:https?:\/\/[^\s\\]+|(?:mailto|tel|sms):\S+|\/(?![/\\])\S*|#\S*)$/iu, linkFault)
  .refine((url) => parseUrl(url, 'https://own.invalid') !== undefined, linkFault);

/** A text for every language, or one for each. */
const words = textPerLanguage(
  z.string().min(1),
  "must be a text, or a text for each language: { en: 'Terms', es: 'Términos' }",
);

const siteLink = z.strictObject({
  label: words,
  url: linkAddress,
  /** Absent: links to other sites do, links within this one do not. Source: docs/requirements.md, LY-4. */
  opensNewWindow: z.boolean().optional(),
});

const column = z.strictObject({ title: words, links: z.array(siteLink) });

/** Header, footer, labels and languages. */
export const siteConfig = z
  .strictObject({
    /** Absent: a name in the language of the interface. */
    name: words.optional(),
    /** The name of the edition of the product that costs more, such as Pro: titles with that word get a chip. Absent: there is none. */
    edition: z
      .string()
      .trim()
      .min(1, "must be a word such as 'Pro'; leave it out if there is no such edition")
      .optional(),
    header: z
      .strictObject({ links: z.array(siteLink).default([]), ideasUrl: linkAddress.optional() })
      .prefault({}),
    footer: z
      .strictObject({
        columns: z.array(column).default([]),
        social: z.array(siteLink).default([]),
        legal: z.array(siteLink).default([]),
        /** The holder of the copyright; absent: the site's name. */
        copyright: words.optional(),
      })
      .prefault({}),
    /** Words of the content's fixed headings and of the interface that a site words differently. */
    labels: z
      .record(z.string(), textPerLanguage(z.string(), 'must be a text, or a text for each language'))
      .default({}),
  })
  .prefault({});
