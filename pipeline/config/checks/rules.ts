import * as z from 'zod';
import { severities } from '../../../schemas/report/diagnostic.ts';

/** The severity of a rule. `off`: it is not checked. */
export const ruleSetting = z.enum([...severities, 'off']);
export type RuleSetting = z.infer<typeof ruleSetting>;

/** By a rule's id, or by `category/*` for all of a category that are not named by their id. */
const ruleSettings = z.record(z.string(), ruleSetting);
export type RuleSettings = z.infer<typeof ruleSettings>;

/** Which settings a space starts from. */
export const presets = ['recommended', 'strict', 'essential'] as const;
export type Preset = (typeof presets)[number];

/** Other settings for a part of the content. An entry must match all the given keys. */
const override = z.strictObject({
  /** The ids of the space, before the configuration maps them to ours. */
  contentTypes: z.array(z.string()).min(1).optional(),
  /** Ids. */
  entries: z.array(z.string()).min(1).optional(),
  /** Addresses of the pages that show the entry; `*` stands for a part of a path, `**` for any rest. */
  urls: z
    .array(z.string().startsWith('/', { error: 'must start with a slash' }))
    .min(1)
    .optional(),
  rules: ruleSettings,
});
export type Override = z.infer<typeof override>;

/** The part of the configuration about rules and their severities. */
export const rulesConfig = {
  /**
   * `recommended`: every rule as its page says. `strict`: every warning is an error, every note a warning. `essential`:
   * errors only.
   */
  preset: z.enum(presets).default('recommended'),
  /** Rules and their severity. */
  rules: ruleSettings.default({}),
  /** For some content types, entries or pages; of several that fit, the last one decides. */
  overrides: z.array(override).default([]),
};
