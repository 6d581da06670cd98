import { type Image, imagesOf } from '../../inspect/content/images-of.ts';
import { rule } from '../../rule.ts';
import { whereToDescribe } from '../words.ts';

/** The extensions of image files. */
const ending = /\.(?:png|jpe?g|jfif|gif|webp|avif|svg|heic|heif|tiff?|bmp|ico)$/iu;

/** Default file names of cameras, phones and design tools. */
const generated = [
  /^(?:img|dsc[nf]?|pxl|mvimg|dcim)[ _-]?\d[\w() .~-]*$/iu,
  /^screen ?(?:shot|capture|recording)s?[ _-]?\(?\d[\d _.:,()-]*(?:at[\d .:]*)?(?:[ap]m)?$/iu,
  /^(?:image|photo|picture|unnamed)(?:[_-]?\d+| \(\d+\))$/iu,
  /^untitled(?: design)?(?:[ _-]?\(?\d+\)?)?$/iu,
];

export const altIsFileName = rule<Image>({
  id: 'media/alt-is-file-name',
  severity: 'warn',
  summary: 'The alternative text of every image says what the image shows.',
  advice: 'Describe what the image shows, as you would on the phone.',
  message: ({ words }) =>
    `The alternative text "${words}" is the name of a file: a screen reader reads it out, and nobody learns what the image shows.`,
  *check(entry, graph) {
    for (const image of imagesOf(entry, graph)) {
      if (isFileName(image))
        yield { at: image.wordsAt, detail: image, target: image.target, advice: whereToDescribe(image) };
    }
  },
});

function isFileName({ words, asset, target }: Image): boolean {
  if (words === '') return false;
  const withoutEnding = words.replace(ending, '');
  const hasSpace = /\s/u.test(words);
  if (generated.some((pattern) => pattern.test(withoutEnding))) return true;
  if (withoutEnding !== words && !hasSpace) return true;
  const fileName = asset?.file.fileName ?? lastStepOf(target);
  if (words.toLowerCase() === fileName.toLowerCase()) return true;
  // a file can be named with words, as in `Dispatch board.png`
  return !hasSpace && words === fileName.replace(/\.[^.]*$/u, '');
}

const lastStepOf = (address: string): string =>
  address
    .replace(/[?#].*$/su, '')
    .split('/')
    .at(-1) ?? '';
