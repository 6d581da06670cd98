import type { VideoServiceName } from '../../../schemas/spec/content/video-services.ts';

/**
 * How each service's video is played in a frame: the most private player that the service has. It starts by itself,
 * because the reader has pressed play. `key` opens what is not listed. Source: docs/requirements.md, AR-19.
 */
export const videoFrames: Readonly<
  Record<VideoServiceName, (id: string, key: string | undefined) => string>
> = {
  YouTube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  Vimeo: (id, key) =>
    `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`,
  Wistia: (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
  Loom: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  Vidyard: (id) => `https://play.vidyard.com/${id}?autoplay=1&disable_analytics=1`,
  Dailymotion: (id) => `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
  Facebook: (id) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(id)}&autoplay=true`,
  Twitch: (id) =>
    `https://player.twitch.tv/?video=${id}&parent=${encodeURIComponent(pageHost())}&autoplay=true`,
  SoundCloud: (id) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(id)}&auto_play=true`,
  Mixcloud: (id) =>
    `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(id)}&autoplay=1`,
  Streamable: (id) => `https://streamable.com/e/${id}?autoplay=1`,
  Kaltura: (id) => id,
};

/** Twitch plays only in a page that it is told of. */
const pageHost = (): string => globalThis.location?.hostname ?? '';
