import { videoAddressPatterns } from '../../../schemas/spec/content/video-services.ts';
import { nearest } from '../../nearest.ts';

/** The hosts of the known services, as browsers show them. */
const hosts = [
  'www.youtube.com',
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'player.vimeo.com',
  'fast.wistia.net',
  'fast.wistia.com',
  'www.loom.com',
  'play.vidyard.com',
  'share.vidyard.com',
  'www.dailymotion.com',
  'www.facebook.com',
  'www.twitch.tv',
  'soundcloud.com',
  'www.mixcloud.com',
  'streamable.com',
];

/**
 * The video's own address, where an editor copied that of the page on which YouTube lets its owner edit it, or misspelled
 * the name of the service.
 */
export function suggestedVideo(url: URL): string | undefined {
  const edited = url.hostname === 'studio.youtube.com' && /^\/video\/([\w-]{11})(?:\/|$)/u.exec(url.pathname);
  if (edited) return `https://www.youtube.com/watch?v=${edited[1]}`;
  const host = nearest(url.hostname, hosts);
  if (host === undefined) return undefined;
  const suggestion = `https://${host}${url.pathname}${url.search}`;
  const isVideo = Object.values(videoAddressPatterns).some((pattern) => pattern.test(suggestion));
  return isVideo && host !== url.hostname ? suggestion : undefined;
}
