import {
  audioFilePattern,
  videoAddressPatterns,
  videoFilePattern,
  type VideoServiceName,
} from '../../../schemas/spec/content/video-services.ts';
import { videoFrames } from './video-frames.ts';

/** How the video behind an address is played; `undefined`: only by following the address. */
export type VideoSource =
  | { readonly kind: 'frame'; readonly service: VideoServiceName; readonly src: string }
  | { readonly kind: 'video' | 'audio'; readonly src: string };

export function videoSourceOf(url: string): VideoSource | undefined {
  if (videoFilePattern.test(url)) return { kind: 'video', src: url };
  if (audioFilePattern.test(url)) return { kind: 'audio', src: url };
  for (const service of services) {
    const { id, key } = videoAddressPatterns[service].exec(url)?.groups ?? {};
    if (id !== undefined) return { kind: 'frame', service, src: videoFrames[service](id, key) };
  }
  return undefined;
}

const services = Object.keys(videoFrames) as VideoServiceName[]; // the mapped type's own keys
