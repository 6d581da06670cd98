import {
  assetLink,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  p,
  rawAsset,
  type RawEntry,
  rawEntry,
} from '../../pipeline/documents.ts';
import { sentence } from './parts.ts';

const picture = (id: string, contentType: string, width: number, height: number): RawEntry => {
  const fileName = `${id}.${contentType.split('/')[1]?.split('+')[0]}`;
  const url = `//images.ctfassets.net/space1/${id}/token/${fileName}`;
  return rawAsset(id, {
    file: { url, fileName, contentType, details: { size: 90_000, image: { width, height } } },
  });
};

const file = (id: string, fileName: string, contentType: string): RawEntry =>
  rawAsset(id, {
    file: { url: `//files.example/${fileName}`, fileName, contentType, details: { size: 5000 } },
  });

const medium = (id: string, values: Readonly<Record<string, unknown>>): RawEntry =>
  rawEntry('media', id, { name: `Media ${id}`, ...values });

/** Every address that a player is known for. */
export const videoAddresses = {
  YouTube: 'https://youtu.be/dQw4w9WgXcQ',
  Vimeo: 'https://vimeo.com/76979871',
  Wistia: 'https://fieldbook.wistia.com/medias/e4a27b971d',
  Loom: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
  Vidyard: 'https://share.vidyard.com/watch/pajtxf1FqAkXAKTQqKPLQR',
  Dailymotion: 'https://www.dailymotion.com/video/x7tgad0',
  Facebook: 'https://www.facebook.com/vanbase/videos/10153231379946729',
  Twitch: 'https://www.twitch.tv/videos/345678901',
  SoundCloud: 'https://soundcloud.com/vanbase/episode-1',
  Mixcloud: 'https://www.mixcloud.com/vanbase/episode-2/',
  Streamable: 'https://streamable.com/moo',
  Kaltura: 'https://cdnapisec.kaltura.com/p/1/sp/100/embedIframeJs/uiconf_id/2/partner_id/1?entry_id=1',
} as const;

const videos = Object.entries(videoAddresses).map(([service, videoUrl]) =>
  rawEntry('externalVideo', `video-${service}`, { title: `On ${service}`, videoUrl }),
);

const pictures: readonly RawEntry[] = [
  picture('wide', 'image/png', 1600, 900),
  picture('tall', 'image/jpeg', 900, 2400),
  picture('moving', 'image/gif', 320, 200),
  picture('drawn', 'image/svg+xml', 640, 360),
  picture('icon', 'image/png', 24, 24),
  medium('first', { media: assetLink('wide'), altText: 'The board', hoverText: 'All of it', zoomable: true }),
  medium('long', { media: assetLink('tall'), altText: 'A long list', zoomable: true }),
  medium('linked', { media: assetLink('wide'), altText: 'Linked', zoomable: true, url: '/how-to/short-1' }),
  medium('gif', { media: assetLink('moving'), altText: 'It moves' }),
  medium('drawing', { media: assetLink('drawn'), altText: 'A drawing' }),
  medium('gear', { media: assetLink('icon'), altText: 'Gear', zoomable: true }),
];

const files: readonly RawEntry[] = [
  file('heic', 'photo.heic', 'image/heic'),
  file('clip', 'clip.mp4', 'video/mp4'),
  file('talk', 'talk.mp3', 'audio/mpeg'),
  file('guide', 'guide.pdf', 'application/pdf'),
  medium('film', { videoUrl: 'https://files.example/film.mp4', name: 'A film' }),
  medium('song', { videoUrl: 'https://files.example/song.mp3', name: 'A song' }),
  ...['heic', 'clip', 'talk', 'guide'].map((id) =>
    medium(`${id}-file`, { media: assetLink(id), name: `File ${id}` }),
  ),
];

const article = (id: string, title: string, introduction: unknown): RawEntry =>
  rawEntry('kbHowTo', id, { title, url: id, introduction });

/** Pictures, players and files of every kind, each kind on a page of its own. */
export const media: readonly RawEntry[] = [
  ...pictures,
  ...files,
  ...videos,
  article(
    'pictures',
    'Pictures',
    doc(
      p(sentence),
      embedded('first'),
      p('Press ', embeddedInline('gear'), ' to go on.'),
      embedded('gear'),
      embedded('long'),
      embedded('linked'),
      embedded('gif'),
      embedded('drawing'),
      embeddedAsset('wide'),
      p(sentence),
    ),
  ),
  rawEntry('resource', 'markdown-picture', {
    title: 'A picture in Markdown',
    url: 'markdown-picture',
    description: `Look:\n\n![The board](https://images.ctfassets.net/space1/wide/token/wide.png)\n\nBelow it.`,
  }),
  article(
    'files',
    'Files',
    doc(...['film', 'song', 'heic-file', 'clip-file', 'talk-file', 'guide-file'].map(embedded)),
  ),
  rawEntry('externalVideo', 'alone', {
    title: 'The tour',
    videoUrl: 'https://vimeo.com/76979871',
    poster: assetLink('wide'),
    duration: 362,
  }),
  article('poster', 'A poster', doc(p(sentence), embedded('alone'), p(sentence))),
  article('videos', 'Videos', doc(...videos.map(({ sys }) => embedded(sys.id)))),
];
