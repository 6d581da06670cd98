import { videoServices } from './video-services.ts';

/** How the video behind an address is played; `undefined`: only by following the address. */
export type VideoSource =
  | { readonly kind: 'frame'; readonly service: string; readonly src: string }
  | { readonly kind: 'video' | 'audio'; readonly src: string };

const videoFile = /^(?:https?:\/)?\/[^?#]+\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/iu;
const audioFile = /^(?:https?:\/)?\/[^?#]+\.(?:mp3|m4a|aac|oga|ogg|wav|flac)(?:[?#]|$)/iu;

export function videoSourceOf(url: string): VideoSource | undefined {
  if (videoFile.test(url)) return { kind: 'video', src: url };
  if (audioFile.test(url)) return { kind: 'audio', src: url };
  for (const { name, pattern, frame } of videoServices) {
    const { id, key } = pattern.exec(url)?.groups ?? {};
    if (id !== undefined) return { kind: 'frame', service: name, src: frame(id, key) };
  }
  return undefined;
}
