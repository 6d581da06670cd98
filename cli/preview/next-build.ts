import type { LivePreview } from './live-preview.ts';
import type { ServiceSettings } from '../services/wire/service-settings.ts';

/** A site of thousands of articles takes as long to build. */
const maxBuildMs = 10_000;

/** Waits until the site is built again, or for a few seconds. */
export async function nextBuild(
  onChange: LivePreview['onChange'],
  sleep: ServiceSettings['sleep'],
): Promise<void> {
  let leave: (() => void) | undefined;
  const built = new Promise<void>((resolve) => {
    leave = onChange(resolve);
  });
  await Promise.race([built, sleep(maxBuildMs)]);
  leave?.();
}
