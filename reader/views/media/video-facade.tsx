import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SafeUrl } from '../../../schemas/base/text/safe-url.ts';
import type { VideoServiceName } from '../../../schemas/spec/content/video-services.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { message } from '../../messages/message.ts';
import { actions } from '../actions.ts';
import styles from './video-facade.module.css';
import { type VideoSource, videoSourceOf } from './video-source.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

/**
 * A video before it plays: nothing of its service is loaded until a reader presses play. The article's handler then
 * puts the player in its place; without scripts it is a link to the video. Source: docs/requirements.md, AR-19.
 */
export function VideoFacade({ url, title }: { url: SafeUrl; title: string }): ReactNode {
  const source = videoSourceOf(url);
  const isSound = soundOf(source);
  return (
    <figure className={styles.figure} data-kind={source?.kind}>
      <a
        className={styles.facade}
        href={useAddress()(url)}
        data-action={source === undefined ? undefined : actions.play}
        data-title={title}
        aria-label={message(isSound ? 'video.listen' : 'video.play', { title })}
      >
        <span className={styles.button} aria-hidden>
          <Play className={styles.mark} />
        </span>
      </a>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.service}>{serviceText(source, url)}</span>
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
