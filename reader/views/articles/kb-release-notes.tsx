import type { ReactNode } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import { bannerTypes, pdfBannerName } from '../../../schemas/spec/content/spotlight-boxes.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { message } from '../../messages/message.ts';
import { Banner } from '../embedded/banner.tsx';
import { CollapsiblePart } from '../headings/collapsible-part.tsx';
import { NodeView, NodeViews } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-6. */
export function KbReleaseNotes({ node: { fields } }: ViewProps<'kbReleaseNotes'>): ReactNode {
  const boxes = fields.spotlightBoxes;
  return (
    <>
      {nodesOfType('spotlightBox', boxes)
        .filter(announcesPdf)
        .map((box) => (
          <Banner key={box.id} type={bannerTypes.attachment} label={message('banner.pdfAvailable')}>
            <RichTextView text={box.fields.description} />
          </Banner>
        ))}
      <RichTextView text={fields.about} />
      {fields.interactiveContent !== undefined && <NodeView node={fields.interactiveContent} />}
      {fields.videoHighlights.length > 0 && (
        <div>
          <NodeViews nodes={fields.videoHighlights} />
        </div>
      )}
      <NodeViews nodes={boxes.filter((box) => !announcesPdf(box))} />
      {fields.sections.map((part) => (
        <CollapsiblePart key={part.id} node={part} />
      ))}
    </>
  );
}

const announcesPdf = (box: NodeOf<'kbReleaseNotes'>['fields']['spotlightBoxes'][number]): boolean =>
  box.type === 'spotlightBox' && box.fields.name?.includes(pdfBannerName) === true;
