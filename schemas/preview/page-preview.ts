import * as z from 'zod/mini';
import { routePath } from '../base/ids.ts';
import { diagnostic } from '../report/diagnostic.ts';
import { sourceChange } from './source-change.ts';

/** A finding as a preview shows it. */
export const previewFinding = z.extend(diagnostic, {
  /** The path of the rule's page within the preview. */
  explain: z.string(),
  /** The title of the entry that is missing. */
  missingTitle: z.optional(z.string()),
});
export type PreviewFinding = z.infer<typeof previewFinding>;

const otherText = z.object({
  /** The state of the other text. */
  state: z.enum(['draft', 'published']),
  /** The address of the other page. Absent if there is none. */
  href: z.optional(z.string()),
  /** The source locations of this page that differ there. */
  changed: z.array(sourceChange),
  /** The number of locations that only the other page has. */
  onlyThere: z.number(),
});
export type OtherText = z.infer<typeof otherText>;

/** `preview/pages/<route>.json`, of the home page `preview/pages/index.json`: what a preview knows of one page. */
export const pagePreview = z.object({
  url: routePath,
  /** The page's own entry; list pages have none. */
  entry: z.optional(z.string()),
  findings: z.array(previewFinding),
  /** The same page with its other text, where both are at hand. */
  other: z.optional(otherText),
});
export type PagePreview = z.infer<typeof pagePreview>;

/** `preview/findings.json`: every finding of the space, and the pages on which it is seen. */
export const previewFindings = z.object({
  findings: z.array(z.extend(previewFinding, { pages: z.array(routePath) })),
});
export type PreviewFindings = z.infer<typeof previewFindings>;

/** The file of what a preview knows of a page; its name on a disk is the decoded one, as that of the page itself. */
export const pagePreviewPath = (route: string): string =>
  `preview/pages${route === '/' ? '/index' : route}.json`;

/** The page of a rule. */
export const rulePagePath = (rule: string): string => `preview/rules/${rule}`;

export const previewFindingsPath = 'preview/findings.json';

/** The query of a page that is shown as readers see it, without marks of findings and placeholders. */
export const withoutMarks = 'marks=off';

/** Where a preview of drafts shows what is published: a site of its own, with a slash at its end. */
export const publishedFolder = 'preview/published/';
