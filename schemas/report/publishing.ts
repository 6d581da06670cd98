import * as z from 'zod/mini';
import { diagnostic } from './diagnostic.ts';

const named = z.object({ id: z.string(), title: z.optional(z.string()) });

/** A finding that publishing one entry or asset brings to the site. */
const broughtFinding = z.extend(diagnostic, {
  /** Whether it is gone once everything is published. */
  isSettled: z.boolean(),
  /** What settles it if both are published together, where that is one entry or asset. */
  settledBy: z.optional(named),
});
export type BroughtDiagnostic = z.infer<typeof broughtFinding>;

/** `breaks`: publishing it brings errors; `warns`: only warnings. */
export const publishVerdicts = ['breaks', 'warns', 'ready'] as const;
export type PublishVerdict = (typeof publishVerdicts)[number];

const publishItem = z.object({
  kind: z.enum(['entry', 'asset']),
  id: z.string(),
  title: z.optional(z.string()),
  contentType: z.optional(z.string()),
  /** What editors call the content type, if that is not its id. */
  typeName: z.optional(z.string()),
  state: z.enum(['draft', 'changed']),
  /** Its address in the Contentful web app. */
  edit: z.string(),
  verdict: z.enum(publishVerdicts),
  findings: z.array(broughtFinding),
});
export type PublishItem = z.infer<typeof publishItem>;

/** What publishing each unpublished entry or asset by itself would bring to the site. */
export const publishing = z.object({
  items: z.array(publishItem),
  /** What only several of them bring together, and which of them have to do with it. */
  joint: z.array(z.extend(diagnostic, { items: z.array(named) })),
});
export type PublishingReport = z.infer<typeof publishing>;
