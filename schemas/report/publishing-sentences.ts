import { count } from '../base/count.ts';
import type { BroughtDiagnostic, PublishingReport, PublishVerdict } from './publishing.ts';

/** `3 unpublished changes: 1 breaks the site, 1 brings warnings, 1 is ready to publish`. */
export function publishingSentence({ items }: Pick<PublishingReport, 'items'>): string {
  const parts = (Object.keys(endings) as PublishVerdict[]).flatMap((verdict) => {
    const number = items.filter((item) => item.verdict === verdict).length;
    return number === 0 ? [] : `${number.toLocaleString('en-US')} ${endings[verdict][number === 1 ? 0 : 1]}`;
  });
  return `${count(items.length, 'unpublished change')}: ${parts.join(', ')}`;
}

const endings: Readonly<Record<PublishVerdict, readonly [one: string, many: string]>> = {
  breaks: ['breaks the site', 'break the site'],
  warns: ['brings warnings', 'bring warnings'],
  ready: ['is ready to publish', 'are ready to publish'],
};

/** How an editor avoids a finding by publishing more: undefined if that does not help. */
export function settlingSentence({ isSettled, settledBy }: BroughtDiagnostic): string | undefined {
  if (settledBy !== undefined) return `Publish it together with "${settledBy.title ?? settledBy.id}".`;
  return isSettled ? 'Another unpublished change settles it.' : undefined;
}
