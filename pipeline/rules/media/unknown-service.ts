import { isPlayed } from '../../../schemas/base/is-played.ts';
import { mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { suggestedVideo } from '../../inspect/content/suggested-video.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

export const unknownService = rule<{ readonly field: string; readonly value: string }>({
  id: 'media/unknown-service',
  severity: 'warn',
  summary: 'Every video is a file, or on a service whose player is known.',
  advice:
    'Copy the address of the video itself from YouTube, Vimeo, Wistia, Loom or another known service, or upload the file.',
  message: ({ field, value }, named) =>
    `The field "${named(field)}" holds ${shortened(value, 120)}, which is not a video that can be played here: readers get a link in its place.`,
  *check(entry, graph) {
    for (const { at, field, use, value, address } of mediaAddresses(entry, graph)) {
      if (use !== 'video' || (address.kind !== 'outside' && address.kind !== 'page')) continue;
      const url = address.kind === 'outside' ? address.url.href : address.path;
      if (isPlayed(url)) continue;
      const suggestion = address.kind === 'outside' ? suggestedVideo(address.url) : undefined;
      yield { at, detail: { field, value }, target: value, suggestion };
    }
  },
  fix: suggestedValue,
});
