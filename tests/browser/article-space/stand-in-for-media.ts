import type { Page } from '@playwright/test';
import { answerRequests } from '../answer-requests.ts';

/** Pictures of the image service, drawn in the size that is asked for, after a while. Nothing else leaves the machine. */
export async function standInForMedia(page: Page, delayMs = 0): Promise<string[]> {
  const asked: string[] = [];
  await answerRequests(page, 'https://*', async (address) => {
    asked.push(address);
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
    const picture = pictureAt(new URL(address));
    return picture === undefined
      ? { contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }
      : { contentType: 'image/svg+xml', body: picture };
  });
  return asked;
}

/** The files' sizes. Unit: CSS pixels. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  wide: [1600, 900],
  board: [1600, 900],
  tall: [900, 2400],
  moving: [320, 200],
  drawn: [640, 360],
  icon: [24, 24],
};

function pictureAt({ hostname, pathname, searchParams }: URL): string | undefined {
  const size = sizes[pathname.split('/')[2] ?? ''];
  if (hostname !== 'images.ctfassets.net' || size === undefined) return undefined;
  const width = Number(searchParams.get('w') ?? size[0]);
  const height = Math.round((width * size[1]) / size[0]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
}
