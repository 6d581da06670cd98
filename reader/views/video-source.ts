import {
  audioFilePattern,
  videoAddressPatterns,
  videoFilePattern,
  type VideoServiceName,
} from '../../schemas/spec/video-services.ts';
import { videoFrames } from './video-frames.ts';

/** How the video behind an address is played; `undefined`: only by following the address. */
export type VideoSource =
  | { readonly kind: 'frame'; readonly service: string; readonly src: string }
  | { readonly kind: 'video' | 'audio'; readonly src: string };

export function videoSourceOf(url: string): VideoSource | undefined {
  if (videoFilePattern.test(url)) return { kind: 'video', src: url };
  if (audioFilePattern.test(url)) return { kind: 'audio', src: url };
  for (const [service, frameOf] of Object.entries(videoFrames)) {
    const { id, key } = videoAddressPatterns[service as VideoServiceName].exec(url)?.groups ?? {};
    if (id !== undefined) return { kind: 'frame', service, src: frameOf(id, key) };
  }
  return undefined;
}
