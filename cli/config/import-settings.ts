import { createJiti } from 'jiti';
import { packageFile } from '../package-files.ts';

/**
 * Runs a configuration that is a program, and gives its value. Modules are not cached, so that a preview sees changes. `fieldbook` resolves even
 * if it is not installed.
 */
export const importSettings = (file: string): Promise<unknown> =>
  createJiti(import.meta.url, {
    fsCache: false,
    moduleCache: false,
    alias: { fieldbook: definitions() },
  }).import(file, { default: true });

/** The module of `defineConfig`: built, or the source in a checkout. */
function definitions(): string {
  const built = packageFile('dist', 'cli', 'index.js');
  return import.meta.url.endsWith('.ts') ? packageFile('cli', 'index.ts') : built;
}
