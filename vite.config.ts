import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds of the reader: for browsers (`vite build`), and for prerendering (`vite build --ssr`), which stands alone
 * because the CLI loads it where no dependency is installed.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [react()],
  // Chunks find each other by their own place, so that one build serves every base path.
  base: './',
  publicDir: isSsrBuild ? false : 'reader/public',
  // Node reads this when it runs; React's slow development build must not depend on who starts the CLI.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/reader/server' : 'dist/reader/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssr: isSsrBuild,
    cssCodeSplit: false,
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: { input: isSsrBuild ? 'reader/app/prerender.tsx' : 'reader/app/browser.tsx' },
  },
}));
