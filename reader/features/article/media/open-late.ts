/** Plays a video, with what knows players. */
export const playLate = (link: HTMLAnchorElement): Promise<void> =>
  withPart(link, async () => (await import('./play.ts')).play);

/** Shows a page in a frame. */
export const openFrameLate = (link: HTMLAnchorElement): Promise<void> =>
  withPart(link, async () => (await import('./open-frame.ts')).openFrame);

/** Where the part does not come, the link leads to what it names, as it does without scripts. */
async function withPart(
  link: HTMLAnchorElement,
  load: () => Promise<(link: HTMLAnchorElement) => void>,
): Promise<void> {
  try {
    const open = await load();
    if (link.isConnected) open(link);
  } catch {
    location.assign(link.href);
  }
}
