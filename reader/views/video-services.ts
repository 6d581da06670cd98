/** How a video service's addresses are recognised, and how it is played in a frame. Source: requirements AR-19. */
export interface VideoService {
  readonly name: string;
  /** The group `id` is what the frame's address needs; `key` opens what is not listed. */
  readonly pattern: RegExp;
  /** The most private player that the service has; it starts by itself, because the reader has pressed play. */
  readonly frame: (id: string, key: string | undefined) => string;
}

export const videoServices: readonly VideoService[] = [
  {
    name: 'YouTube',
    pattern:
      /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)(?<id>[\w-]{11})/u,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    name: 'Vimeo',
    pattern:
      /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(?<id>\d+)(?:(?:\/|\?h=)(?<key>[0-9a-f]+))?/u,
    frame: (id, key) =>
      `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`,
  },
  {
    name: 'Wistia',
    pattern:
      /^https?:\/\/(?:[\w-]+\.)?wistia\.(?:com|net)\/(?:medias|embed\/iframe|embed\/medias)\/(?<id>[a-z0-9]+)/u,
    frame: (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
  },
  {
    name: 'Loom',
    pattern: /^https?:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/(?<id>[a-f0-9]+)/u,
    frame: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vidyard',
    pattern: /^https?:\/\/(?:[\w-]+\.)?vidyard\.com\/(?:watch\/|share\/)?(?<id>[\w-]{10,})/u,
    frame: (id) => `https://play.vidyard.com/${id}?autoplay=1&disable_analytics=1`,
  },
  {
    name: 'Dailymotion',
    pattern: /^https?:\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/(?<id>[a-z0-9]+)/iu,
    frame: (id) => `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
  },
  {
    name: 'Facebook',
    pattern:
      /^(?<id>https?:\/\/(?:(?:www|m)\.)?facebook\.com\/(?:[^?#]+\/videos\/|watch\/?\?v=|video\.php\?v=)\d+)/u,
    frame: (id) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(id)}&autoplay=true`,
  },
  {
    name: 'Twitch',
    pattern: /^https?:\/\/(?:www\.)?twitch\.tv\/videos\/(?<id>\d+)/u,
    frame: (id) =>
      `https://player.twitch.tv/?video=${id}&parent=${encodeURIComponent(pageHost())}&autoplay=true`,
  },
  {
    name: 'SoundCloud',
    pattern: /^(?<id>https?:\/\/(?:www\.)?soundcloud\.com\/[\w-]+\/[\w-]+(?:\/[\w-]+)?)/u,
    frame: (id) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(id)}&auto_play=true`,
  },
  {
    name: 'Mixcloud',
    pattern: /^https?:\/\/(?:www\.)?mixcloud\.com(?<id>\/[\w%-]+\/[\w%-]+\/?)/u,
    frame: (id) =>
      `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(id)}&autoplay=1`,
  },
  {
    name: 'Streamable',
    pattern: /^https?:\/\/(?:www\.)?streamable\.com\/(?:[eo]\/)?(?<id>[a-z0-9]+)/u,
    frame: (id) => `https://streamable.com/e/${id}?autoplay=1`,
  },
  {
    name: 'Kaltura',
    pattern:
      /^(?<id>https?:\/\/(?:[\w-]+\.)*kaltura\.com\/p\/\d+\/(?:[^?#]*\/)?(?:embedIframeJs|embedPlaykitJs)\/[^#]+)/u,
    frame: (id) => id,
  },
];

/** Twitch plays only in a page that it is told of. */
const pageHost = (): string => globalThis.location?.hostname ?? '';
