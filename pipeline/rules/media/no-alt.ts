import { type Image, imagesOf } from '../../inspect/content/images-of.ts';
import { rule } from '../../rule.ts';
import { shortened, whereToDescribe } from '../words.ts';

export const noAlt = rule<Image>({
  id: 'media/no-alt',
  severity: 'warn',
  summary: 'Every image has an alternative text.',
  advice: 'Describe what the image shows, as you would on the phone.',
  message: ({ asset, target }) =>
    `The image "${asset?.title ?? asset?.file.fileName ?? target}" has no alternative text${
      asset?.description
        ? ` of its own: a screen reader says the description of its asset, "${shortened(asset.description)}".`
        : ': a screen reader cannot say what it shows.'
    }`,
  *check(entry, graph) {
    for (const image of imagesOf(entry, graph)) {
      if (image.words === '')
        yield { at: image.wordsAt, detail: image, target: image.target, advice: whereToDescribe(image) };
    }
  },
});
