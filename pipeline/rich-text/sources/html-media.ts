/** A picture, a video or a sound, or a page in a frame, as HTML names it. */
export interface HtmlMedia {
  readonly kind: 'image' | 'video' | 'frame';
  readonly url: string;
  /** The alternative text, or the title. */
  readonly words: string;
  readonly size: { readonly width?: number; readonly height?: number };
}

interface ReadHtml {
  readonly media: readonly HtmlMedia[];
  /** True if the HTML has no other content. Tags for layout and a player's fallback do not count. */
  readonly isAll: boolean;
}

/** A longer piece of HTML was not written by an editor. */
const maxLength = 20_000;

const token =
  /<!--.*?(?:-->|$)|<(?<close>\/?)(?<name>[a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>|(?<words>[^<]+)|</gisu;

/** The content of these elements is neither read nor shown. */
const opaque: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'template', 'noscript', 'svg']);

const kinds: Readonly<Record<string, HtmlMedia['kind']>> = {
  img: 'image',
  video: 'video',
  audio: 'video',
  iframe: 'frame',
};

const arranging: ReadonlySet<string> = new Set([
  'p',
  'div',
  'center',
  'figure',
  'span',
  'br',
  'picture',
  'source',
]);

/** The media in a piece of HTML. Only addresses, words and sizes are read, so no HTML reaches the page. */
export function mediaInHtml(html: string): ReadHtml {
  const media: HtmlMedia[] = [];
  let isAll = true;
  let open: { readonly name: string; readonly media: HtmlMedia; readonly isHidden: boolean } | undefined;
  const end = () => {
    if (open?.isHidden === false && open.media.url !== '') media.push(open.media);
    else if (open !== undefined) isAll = false;
    open = undefined;
  };
  for (const { 0: tag, groups = {} } of html.length > maxLength ? [] : html.matchAll(token)) {
    const name = groups['name']?.toLowerCase() ?? '';
    const isClosing = groups['close'] === '/';
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (open !== undefined) {
      if (isClosing && name === open.name) end();
      else if (name === 'source' && open.media.url === '') {
        open = { ...open, media: { ...open.media, url: mediaOf('video', tag).url } };
      }
    } else if (kind !== undefined && !isClosing) {
      open = { name, media: mediaOf(kind, tag), isHidden: false };
      if (kind === 'image') end();
    } else if (opaque.has(name) && !isClosing) {
      open = { name, media: nothing, isHidden: true };
    } else if (
      name === '' ? groups['words']?.trim() !== '' && !tag.startsWith('<!--') : !arranging.has(name)
    ) {
      isAll = false;
    }
  }
  end(); // the last element may never be closed
  return { media, isAll: isAll && media.length > 0 };
}

const nothing: HtmlMedia = { kind: 'video', url: '', words: '', size: {} };

function mediaOf(kind: HtmlMedia['kind'], tag: string): HtmlMedia {
  const attributes = attributesOf(tag);
  const words = ['alt', 'title', 'aria-label'].map((name) => attributes.get(name)?.trim() ?? '');
  return {
    kind,
    url: addressOf(attributes.get('src') ?? ''),
    words: words.find((each) => each !== '') ?? '',
    size: kind === 'image' ? sizeOf(attributes) : {},
  };
}

type Attributes = ReadonlyMap<string, string>;

const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gu;

/** Of two attributes with one name the first counts, as in browsers. */
function attributesOf(tag: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unescaped(double ?? single ?? bare ?? ''));
  }
  return found;
}

/** The references that programs write into attributes. Source: HTML, "Escaping a string". */
const unescaped = (value: string): string =>
  value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Some programs leave the protocol out. */
const addressOf = (src: string): string => src.trim().replace(/^\/\/(?=[^/])/u, 'https://');

function sizeOf(attributes: Attributes): HtmlMedia['size'] {
  const pixels = (name: string) =>
    /^[1-9]\d{0,4}$/u.test(attributes.get(name) ?? '') ? Number(attributes.get(name)) : 0;
  const [width, height] = [pixels('width'), pixels('height')];
  return width === 0 || height === 0 ? {} : { width, height };
}
