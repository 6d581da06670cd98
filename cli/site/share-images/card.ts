import { shareImageSize } from '../../../schemas/spec/content/share-images.ts';
import type { ShareLogo, ShareLook } from './share-look.ts';

/** The words of an image. Absent from that of the site. */
export interface ShareWords {
  readonly title: string;
  /** What the article belongs to, or what it is. */
  readonly area?: string | undefined;
}

/** An element as satori takes it. */
export interface CardElement {
  readonly type: 'div' | 'img';
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: readonly CardElement[] | string;
    readonly src?: string;
  };
}

/** Raise it whenever an image looks different: images are kept by their words and by this. */
export const cardVersion = 1;

const marginPx = 72;
const roomPx = shareImageSize.width - 2 * marginPx;

/** The most characters that have room, in letters of the usual width. */
const maxTitle = 100;
const maxArea = 44;
const maxName = 36;

/** The whole image. `families` are the names of its fonts. */
export const card = (
  words: ShareWords | undefined,
  look: ShareLook,
  families: readonly string[],
): CardElement => {
  const hasStrip = look.logo !== undefined || (words !== undefined && look.siteName !== '');
  return box(
    {
      ...column,
      width: '100%',
      height: '100%',
      backgroundColor: look.ground,
      color: look.text,
      fontFamily: families.join(', '),
      fontWeight: 500,
    },
    [
      disc(look.accent, { radiusPx: 330, opacity: 0.35 }),
      disc(look.accent, { radiusPx: 190, opacity: 0.7 }),
      box({ ...column, ...above, position: 'relative' }, wordsOf(words ?? { title: look.siteName })),
      ...(hasStrip ? [strip(words, look)] : []),
    ],
  );
};

const column = { display: 'flex', flexDirection: 'column' } as const;

const above = { flexGrow: 1, justifyContent: 'center', padding: `0 ${marginPx}px` } as const;

/** A disc around the upper right corner. */
const disc = (
  color: string,
  { radiusPx, opacity }: { readonly radiusPx: number; readonly opacity: number },
): CardElement =>
  box({
    position: 'absolute',
    top: -radiusPx,
    right: -radiusPx,
    width: 2 * radiusPx,
    height: 2 * radiusPx,
    borderRadius: radiusPx,
    backgroundColor: color,
    opacity,
  });

const wordsOf = ({ title, area }: ShareWords): CardElement[] => [
  ...(area ? [box({ fontSize: 34, marginBottom: 22, ...inOneLine }, cut(area, maxArea))] : []),
  box(
    {
      ...sizeOf(cut(title, maxTitle)),
      ...block,
      width: roomPx,
      textWrap: 'balance',
      wordBreak: 'break-word',
    },
    cut(title, maxTitle),
  ),
];

/** Satori measures an ellipsis of its own before it balances lines, so texts are cut here. */
const cut = (text: string, maxCharacters: number): string =>
  text.length <= maxCharacters
    ? text
    : `${text
        .slice(0, maxCharacters)
        .replace(/\s\S{0,20}$/u, '')
        .trimEnd()}…`;

const block = { display: 'block', fontWeight: 700, lineHeight: 1.16, letterSpacing: '-0.02em' } as const;

const inOneLine = { whiteSpace: 'nowrap' } as const;

/** The fewer and the shorter the words, the larger. A word that is wider than the image even so is broken. */
function sizeOf(title: string): { readonly fontSize: number } {
  const byLength = title.length <= 30 ? 88 : title.length <= 60 ? 74 : title.length <= 90 ? 64 : 56;
  const longest = Math.max(...title.split(/[\s-]/u).map((word) => word.length));
  const byWord = Math.floor(roomPx / (longest * 0.57));
  return { fontSize: Math.max(50, Math.min(byLength, byWord)) };
}

/** The logo and the site's name, as the header of pages shows them. */
const strip = (
  words: ShareWords | undefined,
  { strip: ground, stripText, accent, siteName, logo }: ShareLook,
): CardElement =>
  box(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: 132,
      padding: `0 ${marginPx}px`,
      backgroundColor: ground,
      color: stripText,
      borderTop: `8px solid ${accent}`,
      fontSize: 32,
    },
    [
      ...(logo === undefined ? [] : [picture(logo)]),
      ...(words === undefined
        ? []
        : [box({ ...inOneLine, fontWeight: logo === undefined ? 700 : 500 }, cut(siteName, maxName))]),
    ],
  );

const picture = ({ bytes, mediaType }: ShareLogo): CardElement => ({
  type: 'img',
  key: null,
  props: {
    style: { height: 60, maxWidth: 360, objectFit: 'contain', objectPosition: 'left center' },
    src: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
  },
});

const box = (
  style: CardElement['props']['style'],
  children?: readonly CardElement[] | string,
): CardElement => ({
  type: 'div',
  key: null,
  props: { style, ...(children !== undefined && { children }) },
});
