import { describe, expect, test } from 'vitest';
import { videoFrames } from '../../../../reader/views/media/video-frames.ts';
import { videoSourceOf } from '../../../../reader/views/media/video-source.ts';
import { videoFrameSources, type VideoServiceName } from '../../../../schemas/spec/content/video-services.ts';

describe('a video of a service plays in its most private frame [AR-19]', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=Vb7dK2xQm4E',
      'https://www.youtube-nocookie.com/embed/Vb7dK2xQm4E?autoplay=1&rel=0',
    ],
    [
      'https://www.youtube.com/watch?t=9&v=Vb7dK2xQm4E',
      'https://www.youtube-nocookie.com/embed/Vb7dK2xQm4E?autoplay=1&rel=0',
    ],
    [
      'https://youtu.be/Vb7dK2xQm4E?si=x',
      'https://www.youtube-nocookie.com/embed/Vb7dK2xQm4E?autoplay=1&rel=0',
    ],
    [
      'https://www.youtube.com/shorts/Vb7dK2xQm4E',
      'https://www.youtube-nocookie.com/embed/Vb7dK2xQm4E?autoplay=1&rel=0',
    ],
    ['https://vimeo.com/847203915', 'https://player.vimeo.com/video/847203915?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/847203915/5f2c1a9b3d',
      'https://player.vimeo.com/video/847203915?autoplay=1&dnt=1&h=5f2c1a9b3d',
    ],
    ['https://player.vimeo.com/video/847203915', 'https://player.vimeo.com/video/847203915?autoplay=1&dnt=1'],
    [
      'https://fast.wistia.net/embed/iframe/k3v9x2m7qd',
      'https://fast.wistia.net/embed/iframe/k3v9x2m7qd?autoPlay=true&doNotTrack=true',
    ],
    [
      'https://vanbase.wistia.com/medias/k3v9x2m7qd',
      'https://fast.wistia.net/embed/iframe/k3v9x2m7qd?autoPlay=true&doNotTrack=true',
    ],
    ['https://www.loom.com/share/0a1b2c3d4e5f', 'https://www.loom.com/embed/0a1b2c3d4e5f?autoplay=1'],
    [
      'https://share.vidyard.com/watch/aB3dE5gH7jK9',
      'https://play.vidyard.com/aB3dE5gH7jK9?autoplay=1&disable_analytics=1',
    ],
    ['https://dai.ly/x8abcde', 'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1'],
    [
      'https://geo.dailymotion.com/player/x1.html?mute=true&video=x8abcde',
      'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1',
    ],
    [
      'https://vimeo.com/showcase/12/video/847203915',
      'https://player.vimeo.com/video/847203915?autoplay=1&dnt=1',
    ],
    [
      'https://vimeo.com/groups/vans/videos/847203915',
      'https://player.vimeo.com/video/847203915?autoplay=1&dnt=1',
    ],
    [
      'https://www.facebook.com/vanbase/videos/123456',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fvanbase%2Fvideos%2F123456&autoplay=true',
    ],
    ['https://www.twitch.tv/videos/123456', 'https://player.twitch.tv/?video=123456&parent=&autoplay=true'],
    [
      'https://soundcloud.com/vanbase/episode-1',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fvanbase%2Fepisode-1&auto_play=true',
    ],
    [
      'https://www.mixcloud.com/vanbase/episode-1/',
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fvanbase%2Fepisode-1%2F&autoplay=1',
    ],
    ['https://streamable.com/ab12cd', 'https://streamable.com/e/ab12cd?autoplay=1'],
    [
      'https://cdnapisec.kaltura.com/p/123/embedPlaykitJs/uiconf_id/4?entry_id=1_x',
      'https://cdnapisec.kaltura.com/p/123/embedPlaykitJs/uiconf_id/4?entry_id=1_x',
    ],
  ])('%s', (url, src) => {
    expect(videoSourceOf(url)).toMatchObject({ kind: 'frame', src });
  });
});

describe('a file plays in the page itself [AR-19]', () => {
  test.each([
    ['https://media.vanbase.example/board.mp4?v=2', 'video'],
    ['/assets/board.webm', 'video'],
    ['https://media.vanbase.example/call.mp3', 'audio'],
    ['https://media.vanbase.example/call.opus', 'audio'],
    ['https://media.vanbase.example/call.weba', 'audio'],
    ['https://media.vanbase.example/book.m4b', 'audio'],
  ])('%s', (url, kind) => {
    expect(videoSourceOf(url)).toEqual({ kind, src: url });
  });
});

describe('what no player is known for is only a link [AR-19]', () => {
  test.each([
    'https://www.vanbase.example/tour',
    'https://youtube.com.evil.example/watch?v=Vb7dK2xQm4E',
    'https://evil.example/?u=https://vimeo.com/847203915',
    'https://www.youtube.com/@vanbase',
    'javascript:alert(1)//.mp4',
  ])('%s', (url) => {
    expect(videoSourceOf(url)).toBeUndefined();
  });
});

test('the content policy names where each player comes from [AR-19]', () => {
  const services = Object.keys(videoFrames).filter((name) => name !== 'Kaltura') as VideoServiceName[];
  const origins = services.map((service) => new URL(videoFrames[service]('x1', undefined)).origin);
  expect(origins.filter((origin) => !isNamed(origin))).toEqual([]);
  expect(isNamed('https://cdnapisec.kaltura.com')).toBe(true);
  expect(videoFrameSources).toHaveLength(services.length + 1);
});

const isNamed = (origin: string) =>
  videoFrameSources.some((source) =>
    source.includes('*.') ? origin.endsWith(source.replace('https://*', '')) : origin === source,
  );
