import type { CDPSession } from '@playwright/test';

const bitsPerSecond = { down: 1_600_000, up: 750_000 };

/** A slow phone on slow 4G, with an empty cache. Source: Lighthouse's mobile settings. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bitsPerSecond.down / 8,
    uploadThroughput: bitsPerSecond.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
