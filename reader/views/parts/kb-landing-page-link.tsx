import type { ReactNode } from 'react';
import { cardSummary } from '../../bundle/card-summary.ts';
import { LinkCard } from '../site/link-card.tsx';
import type { ViewProps } from '../view.ts';

/** A link without a target is a finding of the build, and shows nothing. Source: docs/requirements.md, AR-7. */
export function KbLandingPageLink({ node: { fields } }: ViewProps<'kbLandingPageLink'>): ReactNode {
  const { title, article, openInNewWindow } = fields;
  const url = article?.url ?? fields.externalUrl;
  if (url === undefined) return null;
  return (
    <LinkCard
      url={url}
      title={title}
      summary={cardSummary(fields)}
      opensNewWindow={openInNewWindow === true}
    />
  );
}
