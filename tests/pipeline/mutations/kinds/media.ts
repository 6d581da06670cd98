import { embeddedAsset, type RawEntry } from '../../documents.ts';
import { kind, type Kind } from '../kind.ts';
import { isMarkdown } from '../links.ts';
import { pickEntry, pickField } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, valueIn, withItem, withParts, withValue } from '../space.ts';
import { atEnd, change } from '../texts.ts';

interface RawFile {
  readonly contentType: string;
  readonly details: { readonly image?: unknown };
}

const fileOf = (asset: RawEntry, { locale }: Space): RawFile | undefined =>
  valueIn(asset, 'file', locale) as RawFile | undefined;

/** The fields of entries that show an asset. */
const usesOf = (id: string, { graph }: Space, isImage = false) =>
  (graph.referrers.get(id) ?? []).filter(({ from, kind: is }) => {
    const entry = graph.entries.get(from);
    const showsVideo = entry?.type === 'media' && typeof entry.fields['videoUrl'] === 'string';
    return (
      graph.reported.has(from) &&
      (!isImage ||
        (is !== 'asset-hyperlink' &&
          !showsVideo &&
          ((entry !== undefined && entry.type !== undefined && entry.type !== 'otherEntry') ||
            is !== 'asset')))
    );
  });

const pickAsset = (
  space: Space,
  random: Random,
  fits: (file: RawFile) => boolean,
  isImage = false,
): RawEntry | undefined =>
  random.pick(
    space.exported.assets.filter((asset) => {
      const file = fileOf(asset, space);
      return file !== undefined && fits(file) && usesOf(asset.sys.id, space, isImage).length > 0;
    }),
  );

const isImage = ({ contentType }: RawFile): boolean => contentType.startsWith('image/');

const withFile = (space: Space, asset: RawEntry, changes: object): Space =>
  withItem(space, withValue(asset, 'file', { ...fileOf(asset, space), ...changes }, space.locale));

const placesOf = (rule: string, asset: RawEntry, space: Space, onlyImages = false): string[] => [
  ...new Set(
    usesOf(asset.sys.id, space, onlyImages).map(({ from, field }) =>
      [rule, from, ...field.filter((step) => typeof step === 'string')].join(' '),
    ),
  ),
];

const noFile = kind('an asset without a file', 'media/no-file', (space, random) => {
  const asset = pickAsset(space, random, () => true);
  if (asset === undefined) return undefined;
  const file = random.pick<unknown>([undefined, null, {}, { url: '' }, 'picture.png']);
  return {
    space: withItem(space, withValue(asset, 'file', file, space.locale)),
    found: placesOf('media/no-file', asset, space),
  };
});

const unsafeFile = kind('an asset whose file is not encrypted', 'media/unsafe-url', (space, random) => {
  const asset = pickAsset(space, random, () => true);
  if (asset === undefined) return undefined;
  const url = random.pick([
    'http://images.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://x/a.png',
  ]);
  return { space: withFile(space, asset, { url }), found: [`media/unsafe-url asset ${asset.sys.id}`] };
});

const shownUrl = (space: Space, random: Random, use: 'video' | 'frame' | undefined) =>
  pickField(
    space,
    random,
    ({ definition }) =>
      definition?.kind === 'url' &&
      definition.use !== 'page' &&
      (use === undefined || definition.use === use),
  );

const unsafeUrl = kind('a frame or video that runs a program', 'media/unsafe-url', (space, random) => {
  const place = shownUrl(space, random, undefined);
  if (place === undefined) return undefined;
  const url = random.pick(['javascript:alert(1)', 'data:text/html,x', 'mailto:vans@vanbase.example']);
  return {
    space: change(space, place, url).space,
    found: [`media/unsafe-url ${place.item.sys.id} ${place.field}`],
  };
});

const insecure = kind('a frame or video without encryption', 'media/insecure', (space, random) => {
  const place = shownUrl(space, random, undefined);
  if (place === undefined) return undefined;
  const url = String(place.value).replace(/^https:/u, 'http:');
  return url === place.value
    ? undefined
    : {
        space: change(space, place, url).space,
        found: [`media/insecure ${place.item.sys.id} ${place.field}`],
      };
});

const unknownService = kind(
  'a video of a service that is not played',
  'media/unknown-service',
  (space, random) => {
    const place = shownUrl(space, random, 'video');
    if (place === undefined) return undefined;
    const url = random.pick([
      'https://videos.example/watch/7',
      'https://www.youtube.com/@vans',
      'https://vimeo.com/about',
    ]);
    return {
      space: change(space, place, url).space,
      found: [`media/unknown-service ${place.item.sys.id} ${place.field}`],
    };
  },
);

const blockedHost = kind('a frame of a host that is not named', 'media/blocked-host', (space, random) => {
  const place = shownUrl(space, random, 'frame');
  if (place === undefined) return undefined;
  const url = random.pick(['https://tour.example/board', 'https://vanbase.example.evil.example/']);
  return {
    space: change(space, place, url).space,
    found: [`media/blocked-host ${place.item.sys.id} ${place.field}`],
  };
});

const frameTitle = kind('a frame or video whose title says nothing', 'media/frame-title', (space, random) => {
  const item = pickEntry(space, random, ['interactiveContent', 'externalVideo']);
  if (item === undefined) return undefined;
  const title = random.pick(['Video', 'iframe', 'Interactive content', 'https://vimeo.com/1']);
  return {
    space: withItem(space, withValue(item, 'title', title, space.locale)),
    found: [`media/frame-title ${item.sys.id} title`],
  };
});

const noAlt = kind('a picture without words', 'media/no-alt', (space, random) => {
  const item = pictures(space, random);
  if (item === undefined) return undefined;
  return {
    space: withItem(space, withValue(item, 'altText', random.pick([undefined, ' ']), space.locale)),
    found: [`media/no-alt ${item.sys.id} altText`],
  };
});

const pictures = (space: Space, random: Random) =>
  pickEntry(space, random, ['media'], (item) => {
    const link = valueIn(item, 'media', space.locale) as { sys: { id: string } } | undefined;
    const asset = space.exported.assets.find(({ sys }) => sys.id === link?.sys.id);
    return (
      valueIn(item, 'videoUrl', space.locale) === undefined &&
      asset !== undefined &&
      isImage(fileOf(asset, space) ?? { contentType: '', details: {} })
    );
  });

const noAltInText = kind('a picture in a text without words', 'media/no-alt', (space, random) => {
  const asset = pickAsset(space, random, isImage);
  const shown = atEnd(space, random, [embeddedAsset('zzPicture')]);
  if (asset === undefined || shown === undefined) return undefined;
  const wordless = { sys: { ...asset.sys, id: 'zzPicture' }, fields: { file: asset.fields['file'] } };
  const assets = [...space.exported.assets, wordless];
  return { space: withParts(shown.space, { assets }), found: [`media/no-alt ${shown.id} ${shown.field}`] };
});

const noAltInMarkdown = kind('a picture in Markdown without words', 'media/no-alt', (space, random) => {
  const place = pickField(space, random, isMarkdown);
  if (place === undefined) return undefined;
  const {
    space: changed,
    id,
    field,
  } = change(space, place, `${String(place.value)}\n\n![](https://images.ctfassets.net/van.png)\n`);
  return { space: changed, found: [`media/no-alt ${id} ${field}`] };
});

const fileName = kind(
  'a picture whose words are the name of a file',
  'media/alt-is-file-name',
  (space, random) => {
    const item = pictures(space, random);
    if (item === undefined) return undefined;
    const words = random.pick([
      'IMG_1234.png',
      'dispatch-board.jpg',
      'Screenshot 2026-03-09 at 10.11.12',
      'untitled',
      'DSC01234',
    ]);
    return {
      space: withItem(space, withValue(item, 'altText', words, space.locale)),
      found: [`media/alt-is-file-name ${item.sys.id} altText`],
    };
  },
);

const unsupported = kind(
  'a picture of a type that is not shown',
  'media/unsupported-type',
  (space, random) => {
    const asset = pickAsset(space, random, isImage, true);
    if (asset === undefined) return undefined;
    const contentType = random.pick(['image/bmp', 'image/avif', 'image/heic', 'image/vnd.adobe.photoshop']);
    return {
      space: withFile(space, asset, { contentType }),
      found: placesOf('media/unsupported-type', asset, space, true),
    };
  },
);

const noSize = kind('a picture without width and height', 'media/no-size', (space, random) => {
  const asset = pickAsset(space, random, isImage, true);
  if (asset === undefined) return undefined;
  const changed = withFile(space, asset, { contentType: 'image/png', details: { size: 2000 } });
  return { space: changed, found: [`media/no-size asset ${asset.sys.id}`] };
});

const oversized = kind('a file that is too large', 'media/oversized', (space, random) => {
  const asset = pickAsset(space, random, () => true);
  if (asset === undefined) return undefined;
  const { details } = fileOf(asset, space) ?? { details: {} };
  return {
    space: withFile(space, asset, { details: { ...details, size: 70_000_000 } }),
    found: [`media/oversized asset ${asset.sys.id}`],
  };
});

export const mediaKinds: readonly Kind[] = [
  noFile,
  unsafeFile,
  unsafeUrl,
  insecure,
  unknownService,
  blockedHost,
  frameTitle,
  noAlt,
  noAltInText,
  noAltInMarkdown,
  fileName,
  unsupported,
  noSize,
  oversized,
];
