/**
 * How a video's address at each service that is played is recognised: the group `id` names the video, `key` opens one
 * that is not listed.
 * Unit: whole addresses. Source: docs/requirements.md, AR-19, "video/audio URL patterns of about a dozen services".
 */
export const videoAddressPatterns = {
  YouTube:
    /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)(?<id>[\w-]{11})/u,
  Vimeo:
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(?<id>\d+)(?:(?:\/|\?h=)(?<key>[0-9a-f]+))?/u,
  Wistia:
    /^https?:\/\/(?:[\w-]+\.)?wistia\.(?:com|net)\/(?:medias|embed\/iframe|embed\/medias)\/(?<id>[a-z0-9]+)/u,
  Loom: /^https?:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/(?<id>[a-f0-9]+)/u,
  Vidyard: /^https?:\/\/(?:[\w-]+\.)?vidyard\.com\/(?:watch\/|share\/)?(?<id>[\w-]{10,})/u,
  Dailymotion:
    /^https?:\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/|geo\.dailymotion\.com\/player(?:\/\w+)?\.html\?(?:[^#]*&)?video=|dai\.ly\/)(?<id>[a-z0-9]+)/iu,
  Facebook:
    /^(?<id>https?:\/\/(?:(?:www|m)\.)?facebook\.com\/(?:[^?#]+\/videos\/|watch\/?\?v=|video\.php\?v=)\d+)/u,
  Twitch: /^https?:\/\/(?:www\.)?twitch\.tv\/videos\/(?<id>\d+)/u,
  SoundCloud: /^(?<id>https?:\/\/(?:www\.)?soundcloud\.com\/[\w-]+\/[\w-]+(?:\/[\w-]+)?)/u,
  Mixcloud: /^https?:\/\/(?:www\.)?mixcloud\.com(?<id>\/[\w%-]+\/[\w%-]+\/?)/u,
  Streamable: /^https?:\/\/(?:www\.)?streamable\.com\/(?:[eo]\/)?(?<id>[a-z0-9]+)/u,
  Kaltura:
    /^(?<id>https?:\/\/(?:[\w-]+\.)*kaltura\.com\/p\/\d+\/(?:[^?#]*\/)?(?:embedIframeJs|embedPlaykitJs)\/[^#]+)/u,
} as const satisfies Readonly<Record<string, RegExp>>;

export type VideoServiceName = keyof typeof videoAddressPatterns;

/**
 * Where the players of these services come from. Dailymotion's leads on to another of its hosts.
 * Unit: sources of a content policy. Source: docs/requirements.md, AR-19; each service's documentation of its player.
 */
export const videoFrameSources: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://fast.wistia.net',
  'https://www.loom.com',
  'https://play.vidyard.com',
  'https://*.dailymotion.com',
  'https://www.facebook.com',
  'https://player.twitch.tv',
  'https://w.soundcloud.com',
  'https://player-widget.mixcloud.com',
  'https://streamable.com',
  'https://*.kaltura.com',
];

/** Files that a page plays as videos by itself. Unit: whole addresses. Source: docs/requirements.md, AR-19. */
export const videoFilePattern = /^(?:https?:\/)?\/[^?#]+\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/iu;

/** Files that a page plays as sound by itself. Unit: whole addresses. Source: docs/requirements.md, AR-19. */
export const audioFilePattern =
  /^(?:https?:\/)?\/[^?#]+\.(?:mp3|m4a|m4b|aac|oga|ogg|opus|wav|weba|flac)(?:[?#]|$)/iu;
