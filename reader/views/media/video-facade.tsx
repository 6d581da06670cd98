import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import type { SafeUrl } from '../../../schemas/base/text/safe-url.ts';
import type { VideoServiceName } from '../../../schemas/spec/content/video-services.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { actions } from '../actions.ts';
import { isPicture } from '../../../schemas/bundle/image-types.ts';
import { Picture } from './picture.tsx';
import poster from './poster.module.css';
import styles from './video-facade.module.css';
import { type VideoSource, videoSourceOf } from './video-source.ts';
import { parseUrl } from '../../bundle/parse-url.ts';
import { clockTime } from './clock-time.ts';

interface VideoFacadeProps {
  readonly url: SafeUrl;
  readonly title: string;
  /** Of the space. Without one, the title stands in its place. */
  readonly picture?: BundledAsset | undefined;
  readonly durationSeconds?: number | undefined;
}

/**
 * A video before it plays: nothing of its service is loaded until a reader presses play. The article's handler then
 * puts the player in its place; without scripts it is a link to the video. Source: docs/requirements.md, AR-19.
 */
export function VideoFacade({ url, title, picture, durationSeconds = 0 }: VideoFacadeProps): ReactNode {
  const source = videoSourceOf(url);
  const isSound = soundOf(source);
  return (
    <figure className={classNames(styles.figure, isSound && styles.sound)}>
      <a
        className={styles.facade}
        href={useAddress()(url)}
        data-action={source === undefined ? undefined : actions.play}
        data-title={title}
        aria-label={message(isSound ? 'video.listen' : 'video.play', { title })}
      >
        {picture !== undefined && isPicture(picture) && (
          <Picture asset={picture} alt="" className={styles.picture} />
        )}
        <span className={styles.button} aria-hidden>
          <Play className={styles.mark} />
        </span>
      </a>
      <figcaption>
        <span className={classNames(poster.title, styles.title)}>{title}</span>{' '}
        <span className={poster.note}>{serviceText(source, url)}</span>
        {durationSeconds > 0 && <span className={styles.duration}> {clockTime(durationSeconds)}</span>}
      </figcaption>
    </figure>
  );
}

const soundOf = (source: VideoSource | undefined): boolean =>
  source?.kind === 'audio' || (source?.kind === 'frame' && soundServices.has(source.service));

const soundServices: ReadonlySet<VideoServiceName> = new Set(['SoundCloud', 'Mixcloud']);

function serviceText(source: VideoSource | undefined, url: string): string {
  if (source?.kind === 'frame') {
    return message(soundOf(source) ? 'video.listenOn' : 'video.on', { service: source.service });
  }
  if (source?.kind === 'audio') return message('video.audioFile');
  const address = source?.kind === 'video' ? undefined : parseUrl(url);
  return address === undefined ? message('video.file') : message('video.on', { service: address.hostname });
}
