import * as z from 'zod';

const siteLink = z.strictObject({
  label: z.string().min(1),
  url: z.string().min(1),
  /** Absent: links to other sites do, links within this one do not. Source: requirements LY-4. */
  opensNewWindow: z.boolean().optional(),
});

const column = z.strictObject({ title: z.string().min(1), links: z.array(siteLink) });

/** What stands around the content of every page. */
export const siteConfig = z
  .strictObject({
    name: z.string().min(1).default('Help Center'),
    header: z
      .strictObject({ links: z.array(siteLink).default([]), ideasUrl: z.string().optional() })
      .prefault({}),
    footer: z
      .strictObject({
        columns: z.array(column).default([]),
        social: z.array(siteLink).default([]),
        legal: z.array(siteLink).default([]),
        /** The holder of the copyright; absent: the site's name. */
        copyright: z.string().optional(),
      })
      .prefault({}),
    /** Words of the content's fixed headings and of the interface that a site words differently. */
    labels: z.record(z.string(), z.string()).default({}),
  })
  .prefault({});
