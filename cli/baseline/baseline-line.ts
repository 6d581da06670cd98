import * as z from 'zod';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { otherLocale } from '../../pipeline/config/in-locale.ts';
import { fieldWithoutIndex, normalTarget } from '../../pipeline/fingerprint.ts';

const wholeNumber = 'must be a whole number, 1 or more';

/** An accepted finding: its identity, and what people agreed about it. */
export const baselineLine = z.strictObject({
  fingerprint: z.string().regex(/^[\da-f]{16}$/u, { error: 'must be 16 hexadecimal digits' }),
  rule: z.string().min(1),
  entry: z.string().optional(),
  asset: z.string().optional(),
  source: z.string().optional(),
  /** The path without positions in lists. */
  field: z.string().optional(),
  /** The locale of the value, where it is not the first of the site. */
  locale: z.string().optional(),
  target: z.string().optional(),
  /** How often it occurs; by default once. */
  count: z.int({ error: wholeNumber }).positive({ error: wholeNumber }).optional(),
  /** Why it is accepted. */
  reason: z.string().optional(),
  /** Who will fix it. */
  owner: z.string().optional(),
  /** The last day on which it is accepted. */
  until: z.iso.date({ error: 'must be a date such as 2027-01-31' }).optional(),
});
export type BaselineLine = z.infer<typeof baselineLine>;

/** What the findings of a group share: in the file it stands once, above them. */
export const baselineGroup = baselineLine
  .pick({ rule: true, reason: true, owner: true, until: true })
  .extend({ findings: z.array(z.unknown()) });

/** Lines with the same key are in one group. */
export const groupKey = ({ rule, reason = '', owner = '', until = '' }: BaselineLine): string =>
  JSON.stringify([rule, reason, owner, until]);

/** Whether the last day on which a finding is accepted is over. Without a day today, none is. */
export const isOver = (
  { until }: Pick<BaselineLine, 'until'>,
  { now }: { readonly now?: string | undefined },
): boolean => until !== undefined && now !== undefined && until < now;

/** The line for a finding that occurs `count` times. */
export const lineFor = (diagnostic: Diagnostic, count: number, config: PipelineConfig): BaselineLine => {
  const { fingerprint, rule, entry, asset, source, field, target } = diagnostic;
  const locale = otherLocale(diagnostic.locale, config);
  const path = fieldWithoutIndex(field ?? []);
  return {
    fingerprint,
    rule,
    ...(entry && { entry: entry.id }),
    ...(asset && { asset: asset.id }),
    ...(source && { source: source.file }),
    ...(path !== '' && { field: path }),
    ...(locale !== undefined && { locale }),
    ...(target !== undefined && { target: normalTarget(target) }),
    ...(count > 1 && { count }),
  };
};

/** The place in words: `in the entry board, field "content" ("/how-to/old")`. */
export function placeInWords({ entry, asset, source, field, locale, target }: BaselineLine): string {
  const owners = [
    entry === undefined ? [] : `in the entry ${entry}`,
    asset === undefined ? [] : `in the asset ${asset}`,
    source === undefined ? [] : `in ${source}`,
    field === undefined ? [] : `field "${field}"`,
    locale === undefined ? [] : `in ${locale}`,
  ];
  const place = owners.flat().join(', ');
  return target === undefined ? place : `${place} ("${target}")`.trimStart();
}
