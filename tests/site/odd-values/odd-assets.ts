import { rawAsset, type RawEntry } from '../../pipeline/documents.ts';
import type { Random } from '../../pipeline/mutations/random.ts';
import { anyOddAddress, anyOddText } from './odd-texts.ts';

const contentTypes = [
  'image/png',
  'image/svg+xml',
  'image/gif',
  'IMAGE/PNG; charset=binary',
  'image/',
  'image',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
  'text/html',
  '',
  '/',
  'a/b/c',
  '__proto__',
  7,
  null,
  {},
];
const sizes = [0, -1, 1, 1.5, 1e308, 2 ** 31, 640, '640', null, [], {}, true];

/** An asset that lacks something, or holds what no upload gives. */
export function oddAsset(id: string, random: Random): RawEntry {
  const sizeOf = () => random.pick(sizes);
  const details = random.pick<unknown>([
    { size: sizeOf(), image: { width: sizeOf(), height: sizeOf() } },
    { size: sizeOf(), image: { width: sizeOf(), height: sizeOf() } },
    { size: 1200, image: { width: 640, height: 480 } },
    { size: sizeOf(), image: sizeOf() },
    { image: null },
    {},
    null,
    'big',
    undefined,
  ]);
  const file = {
    url: random.pick<unknown>([
      `//images.ctfassets.net/space1/${id}/token/${id}.png`,
      `https://images.ctfassets.net/space1/${id}/${anyOddText(random).slice(0, 500)}.png`,
      anyOddAddress(random),
      anyOddAddress(random),
      null,
      7,
    ]),
    fileName: random.pick<unknown>([`${id}.png`, anyOddText(random), null, 7]),
    contentType: random.pick<unknown>(contentTypes),
    details,
  };
  return rawAsset(id, {
    ...(random.below(3) === 0 && { title: anyOddText(random) }),
    ...(random.below(3) === 0 && { description: random.pick<unknown>([anyOddText(random), null, {}, 7]) }),
    file: random.below(10) === 0 ? random.pick<unknown>([null, {}, [], 'x', { url: '' }]) : file,
  });
}
