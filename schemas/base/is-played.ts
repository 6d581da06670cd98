import { audioFilePattern, videoAddressPatterns, videoFilePattern } from '../spec/content/video-services.ts';

/** Whether a page plays what is at an address: a file, or a video of a service whose player is known. */
export const isPlayed = (url: string): boolean =>
  [videoFilePattern, audioFilePattern, ...Object.values(videoAddressPatterns)].some((pattern) =>
    pattern.test(url),
  );
