// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { node, picture } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

test('a picture has its size within 672 pixels, its text, and is loaded late [AR-17]', () => {
  const page = renderNode(
    node('media', { media: picture(), altText: 'Seven jobs', hoverText: 'Select to enlarge' }),
  );
  const { class: _class, ...attributes } = attributesOf(page.querySelector('img'));
  expect(attributes).toEqual({
    src: '/assets/board.png',
    alt: 'Seven jobs',
    title: 'Select to enlarge',
    width: '1075',
    height: '672',
    loading: 'lazy',
    decoding: 'async',
  });
});

test('a picture without a text of its own takes the asset’s', () => {
  const page = renderNode(node('media', { media: picture({ description: 'The board' }) }));
  expect(page.querySelector('img')?.alt).toBe('The board');
});

describe('only pictures that browsers show are pictures [AR-17]', () => {
  test.each([
    'image/gif',
    'image/jpeg',
    'image/pjpeg',
    'image/png',
    'image/svg+xml',
    'image/tiff',
    'image/webp',
  ])('%s is one', (contentType) => {
    expect(
      renderNode(node('media', { media: picture({ contentType }) })).querySelector('img'),
    ).not.toBeNull();
  });

  test('a design file is a download with its type and size', () => {
    const media = picture({
      contentType: 'image/heic',
      fileName: 'board.heic',
      size: 1_234_567,
      title: 'Board',
    });
    const page = renderNode(node('media', { media }));
    expect(page.querySelector('img')).toBeNull();
    expect(wordsOf(page, 'a[download="board.heic"]')).toEqual(['Board HEIC, 1.2 MB']);
  });
});

test('a picture under 30 by 30 stands in the line [AR-17]', () => {
  const page = renderNode(node('media', { media: picture({ width: 29, height: 29 }), zoomable: true }));
  expect([...page.children].map((one) => one.localName)).toEqual(['img']);
});

test('a zoomable picture is a link to its file until a script enlarges it [AR-17]', () => {
  const link = renderNode(
    node('media', { media: picture(), altText: 'Seven jobs', zoomable: true }),
  ).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/assets/board.png');
  expect(link?.dataset['action']).toBe('zoom');
  expect(link?.getAttribute('aria-label')).toBe('Enlarge picture: Seven jobs');
});

test('a picture with an address leads there [AR-17]', () => {
  const page = renderNode(node('media', { media: picture(), url: '/landing-page/dispatch' }));
  expect(page.querySelector('img')?.closest('a')?.getAttribute('href')).toBe('/landing-page/dispatch');
});

test('a video of a service is a link until it is played [AR-19]', () => {
  const page = renderNode(node('media', { name: 'Tour', videoUrl: 'https://youtu.be/Vb7dK2xQm4E' }));
  const link = page.querySelector('a');
  expect(link?.href).toBe('https://youtu.be/Vb7dK2xQm4E');
  expect(link?.dataset['action']).toBe('play');
  expect(wordsOf(page, 'figcaption > span')).toEqual(['Tour', 'Video on YouTube']);
  expect(page.querySelector('iframe')).toBeNull();
});

test('a video file plays in the page, 640 by 360 [AR-19]', () => {
  const media = picture({
    contentType: 'video/mp4',
    url: '/assets/tour.mp4',
    width: undefined,
    height: undefined,
  });
  const { class: _class, ...attributes } = attributesOf(
    renderNode(node('media', { name: 'Tour', media })).querySelector('video'),
  );
  expect(attributes).toEqual({
    src: '/assets/tour.mp4',
    'aria-label': 'Tour',
    width: '640',
    height: '360',
    controls: '',
    preload: 'metadata',
  });
});

const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('an external video shows its poster and its length, and neither if it has none [AR-19] [BR-4]', () => {
  const video = { title: 'Tour', videoUrl: 'https://vimeo.com/1' };
  const page = renderNode(node('externalVideo', { ...video, poster: picture(), duration: 362 }));
  expect(page.querySelector('a[data-action=play] > img')?.getAttribute('alt')).toBe('');
  expect(wordsOf(page, 'figcaption > span')).toEqual(['Tour', 'Video on Vimeo', '6:02']);
  const bare = renderNode(node('externalVideo', video));
  expect(bare.querySelector('img')).toBeNull();
  expect(wordsOf(bare, 'figcaption > span')).toEqual(['Tour', 'Video on Vimeo']);
});

test('a video shows the picture that the space has of it, until it is played [AR-19] [BR-4]', () => {
  const video = { name: 'Tour', videoUrl: 'https://vimeo.com/1' };
  const withPicture = renderNode(node('media', { ...video, media: picture() }));
  expect(withPicture.querySelector('a[data-action=play] > img')?.getAttribute('alt')).toBe('');
  expect(renderNode(node('media', video)).querySelector('img')).toBeNull();
});
