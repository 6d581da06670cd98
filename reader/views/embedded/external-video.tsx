import type { ReactNode } from 'react';
import { VideoFacade } from '../media/video-facade.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-19. */
export const ExternalVideo = ({ node: { fields } }: ViewProps<'externalVideo'>): ReactNode => (
  <VideoFacade
    url={fields.videoUrl}
    title={fields.title}
    picture={fields.poster}
    durationSeconds={fields.duration}
  />
);
