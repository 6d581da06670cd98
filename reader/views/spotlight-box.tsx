import type { ReactNode } from 'react';
import { RichTextView } from '../bundle/rich-text-view.tsx';
import { Banner, type BannerType } from './banner.tsx';
import type { ViewProps } from './view.ts';

/** The kind of banner by the code of the box's template. Source: requirements AR-16. */
const bannerTypes: Readonly<Record<string, BannerType>> = {
  SBTInfo01: 'info',
  SBTWhoUsesThisFeature01: 'whoUseThis',
  SBTNote01: 'note',
  SBTDisclaimer01: 'disclaimer',
};

/** The box's name is the editors' own; readers see the kind and the text. */
export function SpotlightBox({ node }: ViewProps<'spotlightBox'>): ReactNode {
  const codeId = node.fields.spotlightBoxType?.fields.codeId;
  return (
    <Banner type={bannerTypes[codeId ?? ''] ?? 'info'}>
      <RichTextView text={node.fields.description} />
    </Banner>
  );
}
