import type { ReactNode } from 'react';
import { bannerTypeByCodeId, defaultBannerType } from '../../../schemas/spec/content/spotlight-boxes.ts';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { Banner } from './banner.tsx';
import type { ViewProps } from '../view.ts';

/** The box's name is the editors' own; readers see the kind and the text. Source: docs/requirements.md, AR-16, AR-20. */
export function SpotlightBox({ node }: ViewProps<'spotlightBox'>): ReactNode {
  if (!hasContent(node.fields.description)) return null;
  const codeId = node.fields.spotlightBoxType?.fields.codeId ?? '';
  return (
    <Banner type={bannerTypeByCodeId.get(codeId) ?? defaultBannerType}>
      <RichTextView text={node.fields.description} />
    </Banner>
  );
}
