import { describe, expect, it } from 'vitest';
import { previewImages } from '../../../cli/preview/preview-images.ts';
import { bytesOf } from '../../../cli/site/files/site-file.ts';
import { built } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';
import { sizeOfPng } from '../site/share-images/png.ts';

describe('the share images of a preview', () => {
  it('are drawn when they are asked for [BR-2]', async () => {
    const { imageOf, files } = previewImages(
      built([howTo('dispatch')], { config: { siteUrl: 'https://help.example.com' } }),
      undefined,
    );
    const { url = '' } = imageOf('/how-to/dispatch') ?? {};
    const image = files().find(({ path }) => `/${path}` === url);
    expect(image && sizeOfPng(await bytesOf(image))).toEqual({ width: 1200, height: 630 });
  });

  it('are none where the configuration wants none [BR-2]', () => {
    const { imageOf, files } = previewImages(built([howTo('dispatch')]), undefined);
    expect([imageOf('/how-to/dispatch'), files()]).toEqual([undefined, []]);
  });
});
