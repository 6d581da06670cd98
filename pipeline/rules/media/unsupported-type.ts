import { imageMimeTypes } from '../../../schemas/spec/content/media.ts';
import { imagesOf } from '../../inspect/content/images-of.ts';
import { rule } from '../../rule.ts';

export const unsupportedType = rule<{ readonly fileName: string; readonly type: string }>({
  id: 'media/unsupported-type',
  severity: 'warn',
  summary: 'Every image is of a type that the help center shows.',
  advice: 'Save the image as PNG, JPEG, WebP, GIF or SVG, and upload it again.',
  message: ({ fileName, type }) => `The image "${fileName}" is of the type ${type}, which is not shown.`,
  *check(entry, graph) {
    for (const { at, target, asset } of imagesOf(entry, graph)) {
      const type = asset?.file.contentType.toLowerCase().split(';')[0]?.trim() ?? '';
      if (asset === undefined || imageMimeTypes.has(type)) continue;
      yield { at, detail: { fileName: asset.file.fileName, type }, target };
    }
  },
});
