import type { ReactNode } from 'react';
import { AssetView } from '../media/asset-view.tsx';
import { VideoFacade } from '../media/video-facade.tsx';
import type { ViewProps } from '../view.ts';

/** A picture, a video or a file, with what an editor says of it. Source: docs/requirements.md, AR-17, AR-19. */
export function Media({ node: { fields }, inline }: ViewProps<'media'>): ReactNode {
  if (fields.videoUrl !== undefined) {
    const title = fields.name ?? fields.altText ?? fields.videoUrl;
    return <VideoFacade url={fields.videoUrl} title={title} picture={fields.media} />;
  }
  if (fields.media === undefined) return null;
  return (
    <AssetView
      asset={fields.media}
      alt={fields.altText}
      name={fields.name}
      hoverText={fields.hoverText}
      url={fields.url}
      isZoomable={fields.zoomable === true}
      inline={inline === true}
    />
  );
}
