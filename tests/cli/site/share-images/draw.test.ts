import satori from 'satori';
import { describe, expect, it } from 'vitest';
import { card, cardVersion } from '../../../../cli/site/share-images/card.ts';
import { openDraw } from '../../../../cli/site/share-images/draw.ts';
import { fontsWith } from '../../../../cli/site/share-images/fonts.ts';
import { type ShareLook, usualLook } from '../../../../cli/site/share-images/share-look.ts';
import { sha256 } from '../../../../pipeline/hash.ts';
import { pixelBytes, sizeOfPng } from './png.ts';

const look = usualLook({ name: 'Help Center' }, undefined);
const draw = await openDraw(look);
const words = { title: 'Take a payment', area: 'Payments' };

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${inner}</svg>`);
const withLogo = (bytes: Uint8Array, mediaType: NonNullable<ShareLook['logo']>['mediaType']): ShareLook => ({
  ...look,
  logo: { bytes, mediaType },
});

describe('a share image', () => {
  it('is a PNG file of 1200 × 630 pixels and at most 60 kB [BR-2]', async () => {
    const longest = {
      title: 'Warum Änderungen mehrerer Techniker verloren gehen können, '.repeat(3),
      area: 'Synchronisierung',
    };
    for (const each of [words, longest, undefined]) {
      const png = await draw(each);
      expect(sizeOfPng(png)).toEqual({ width: 1200, height: 630 });
      expect(pixelBytes(png)).toBe((1200 * 4 + 1) * 630);
      expect(png.length).toBeLessThan(60_000);
    }
  });

  it('is the same for the same words, and another for others [BR-2]', async () => {
    const png = await draw(words);
    expect(await draw({ ...words })).toEqual(png);
    for (const other of [
      { ...words, title: 'Take a deposit' },
      { ...words, area: 'Invoices' },
      { title: words.title },
      undefined,
    ]) {
      expect(await draw(other)).not.toEqual(png);
    }
  });

  it('is drawn of any title [BR-2]', async () => {
    const titles = [
      '<script>alert(1)</script>',
      '</svg><image href="file:///etc/passwd"/>',
      '&amp;"\'',
      'W'.repeat(300),
      '-',
      '- - -',
      '\u202e',
    ];
    for (const title of titles)
      expect(sizeOfPng(await draw({ title }))).toEqual({ width: 1200, height: 630 });
  });

  it('shows the logo and the colours of a look [BR-2]', async () => {
    const plain = await draw(words);
    const drawn = await (
      await openDraw(withLogo(svg('<rect width="90" height="40"/>'), 'image/svg+xml'))
    )(words);
    expect(drawn).not.toEqual(plain);
    expect(await (await openDraw({ ...look, ground: 'rebeccapurple' }))(words)).not.toEqual(plain);
    const own = fontsWith(undefined)[0]?.data;
    expect(sizeOfPng(await (await openDraw({ ...look, font: own }))(words))).toEqual({
      width: 1200,
      height: 630,
    });
  });

  it('has no logo and no font that is damaged [BR-2]', async () => {
    const plain = await draw(words);
    for (const damaged of [
      withLogo(Buffer.from('no picture'), 'image/png'),
      withLogo(Buffer.from(''), 'image/svg+xml'),
      { ...look, font: Buffer.from('x') },
    ]) {
      expect(await (await openDraw(damaged))(words)).toEqual(plain);
    }
  });

  it('has another version when it looks different: raise `cardVersion`, and write the hash here', async () => {
    const fonts = [...fontsWith(undefined)];
    const drawing = await satori(card(words, look, ['latin']), { width: 1200, height: 630, fonts });
    expect([cardVersion, sha256(drawing).slice(0, 12)]).toEqual([1, '6ca1a1be2d57']);
  });
});
