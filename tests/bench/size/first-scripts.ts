import { build, type Rolldown } from 'vite';
import type { Script } from './module-sizes.ts';

/** Builds the reader, and gives the scripts that an article page loads at once. Helpers that the build writes into them last are not in them. */
export async function firstScripts(): Promise<readonly Script[]> {
  const found: Script[] = [];
  const keepFirst = {
    name: 'keep-first-scripts',
    generateBundle: {
      order: 'pre' as const, // what is written into scripts later moves what their maps tell
      handler(_options: unknown, bundle: Rolldown.OutputBundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const { isEntry, name, code, map } of chunks)
          if (map !== null && (isEntry || name === 'take-over')) found.push({ name, code, map });
      },
    },
  };
  await build({ logLevel: 'silent', plugins: [keepFirst], build: { write: false, sourcemap: 'hidden' } });
  return found;
}
