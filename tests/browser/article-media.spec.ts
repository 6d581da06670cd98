import { answerRequests } from './answer-requests.ts';
import { eventsNamed } from './data-layer.ts';
import { videoAddresses } from './article-space/media.ts';
import { expect, test } from './article-space/article-test.ts';

const frames: Readonly<Record<keyof typeof videoAddresses, string>> = {
  YouTube: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  Vimeo: 'https://player.vimeo.com/video/76979871',
  Wistia: 'https://fast.wistia.net/embed/iframe/e4a27b971d',
  Loom: 'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184',
  Vidyard: 'https://play.vidyard.com/pajtxf1FqAkXAKTQqKPLQR',
  Dailymotion: 'https://www.dailymotion.com/embed/video/x7tgad0',
  Facebook: 'https://www.facebook.com/plugins/video.php',
  Twitch: 'https://player.twitch.tv/?video=345678901',
  SoundCloud: 'https://w.soundcloud.com/player/',
  Mixcloud: 'https://player-widget.mixcloud.com/widget/iframe/',
  Streamable: 'https://streamable.com/e/moo',
  Kaltura: videoAddresses.Kaltura,
};

test('videos of a dozen services play in place, on demand, 640 by 360, in a sandbox [AR-19]', async ({
  asked,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/videos');
  expect(asked).toEqual([]); // nothing of a service before a reader asks
  for (const [service, src] of Object.entries(frames)) {
    const link = page.getByRole('link', { name: new RegExp(`^Play (?:video|audio): On ${service}$`, 'u') });
    await link.press('Enter');
    const frame = page.getByTitle(`On ${service}`);
    await expect(frame).toBeFocused();
    expect(await frame.boundingBox(), service).toMatchObject({ width: 640, height: 360 });
    expect(await frame.evaluate(partsOf), service).toEqual({
      src: expect.stringContaining(src),
      sandbox: expect.not.stringContaining('allow-top-navigation'),
      referrerPolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
      size: [640, 360],
    });
  }
});

test('several videos in a row are one list of lines with a title until they play [BR-4]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/videos');
  const figures = page.getByRole('article').getByRole('figure');
  await expect(figures.first()).toContainText('On YouTube Video on YouTube');
  const boxes = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.map(({ height }) => height < 90)).toEqual(boxes.map(() => true));
  expect(boxes.slice(1).map(({ top }, index) => top - boxes[index].bottom)).toEqual(
    boxes.slice(1).map(() => -1),
  );
});

test('a video alone is a poster of the size of its player, with its length in a corner [AR-19] [BR-4]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/poster');
  const link = page.getByRole('link', { name: 'Play video: The tour' });
  await expect(page.getByRole('figure')).toContainText('The tour Video on Vimeo 6:02');
  const poster = await link.boundingBox();
  const corner = await page.getByText('6:02').boundingBox();
  expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeLessThan((poster?.y ?? 0) + (poster?.height ?? 0));
  await link.click({ position: { x: 20, y: 20 } });
  expect(await page.getByTitle('The tour').boundingBox()).toEqual(poster);
});

test('media play in place of their links and send progress once a second; other files are downloads [AR-19] [AR-14]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await answerRequests(page, 'https://files.example/song.mp3', () => ({
    contentType: 'audio/wav',
    body: silence(30),
  }));
  await open('/how-to/files');
  const text = page.getByRole('article');
  const clip = text.locator('video');
  await expect(clip).toHaveAccessibleName('File clip');
  expect(await clip.boundingBox()).toMatchObject({ width: 640, height: 360 });
  await expect(text.locator('audio')).toHaveAccessibleName('File talk');
  for (const [name, file] of [
    [/File guide PDF, 5 kB/u, 'guide.pdf'],
    [/File heic HEIC, 5 kB/u, 'photo.heic'],
  ] as const)
    await expect.soft(page.getByRole('link', { name })).toHaveAttribute('download', file);
  await expect(text.getByRole('img')).toHaveCount(0);

  const song = page.getByRole('link', { name: 'Play audio: A song' });
  await song.click();
  const player = page.getByTitle('A song');
  await expect(player).toHaveAttribute('src', 'https://files.example/song.mp3');
  expect(await player.boundingBox()).toMatchObject({ width: 640 });
  const isPlaying = () =>
    player.evaluate((media: HTMLAudioElement) => !media.paused && media.currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
  const told = async () => (await eventsNamed(page, 'media')).map((event) => event['media_action']);
  await expect.poll(told).toEqual(['play']);
  await page.clock.runFor(3000);
  await player.evaluate((media: HTMLAudioElement) => media.pause());
  await expect.poll(told).toEqual(['play', 'progress', 'progress', 'progress', 'pause']);
  const [first] = await eventsNamed(page, 'media');
  expect(first).toMatchObject({ media_title: 'A song', media_url: 'https://files.example/song.mp3' });

  const link = page.getByRole('link', { name: 'Play video: A film' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const film = page.getByTitle('A film');
  await expect(film).toHaveAttribute('src', 'https://files.example/film.mp4');
  await expect(film).toHaveAttribute('controls');
  await expect(film).toBeFocused();
  expect(await film.boundingBox()).toMatchObject({ width: 640, height: 360 });
});

/** What a frame may, and how large it is. Runs in the page. */
function partsOf(frame: HTMLElement) {
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('it is no frame');
  const { src, referrerPolicy, loading } = frame;
  const { width, height } = frame.getBoundingClientRect();
  return { src, sandbox: frame.getAttribute('sandbox'), referrerPolicy, loading, size: [width, height] };
}

/** A sound file in which nothing is heard. */
function silence(seconds: number): Buffer {
  const samplesPerSecond = 8000;
  const samples = Buffer.alloc(seconds * samplesPerSecond, 128); // the middle of 8 bits
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
