import { shareImageSize } from '../../../schemas/spec/content/share-images.ts';
import { card, type ShareWords } from './card.ts';
import { fontsWith } from './fonts.ts';
import type { ShareLook } from './share-look.ts';

/** Draws an image of its words; of none, that of the site. Gives the bytes of a PNG file. */
export type Draw = (words: ShareWords | undefined) => Promise<Uint8Array<ArrayBuffer>>;

/** What draws images of one look. A logo or a font that is damaged is left out. Throws if a package for it is not installed. */
export async function openDraw(look: ShareLook): Promise<Draw> {
  const draw = await drawIn(look);
  const isSound = await draw(undefined).then(
    () => true,
    () => false,
  );
  return isSound ? draw : drawIn({ ...look, logo: undefined, font: undefined });
}

async function drawIn(look: ShareLook): Promise<Draw> {
  // loaded on demand: they are large, and need not be installed
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = fontsWith(look.font);
  const options = { ...shareImageSize, fonts: [...fonts] };
  const families = [...new Set(fonts.map(({ name }) => name))];
  return async (words) => {
    const svg = await satori(card(words, look, families), options);
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    return new Uint8Array(png);
  };
}
