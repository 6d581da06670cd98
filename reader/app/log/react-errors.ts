import type { RootOptions } from 'react-dom/client';
import { logThrown } from './hear-errors.ts';

/** Logs the errors that React reports, and then does what React does by default. */
export const reactErrors = {
  onUncaughtError(error, { componentStack }) {
    logThrown('uncaughtByReact', { thrown: error, componentStack });
    reportError(error);
  },
  onCaughtError(error, { componentStack }) {
    logThrown('caughtByReact', { thrown: error, componentStack });
    // oxlint-disable-next-line no-console -- React's own way
    console.error(error);
  },
  onRecoverableError(error, { componentStack }) {
    logThrown('recoveredByReact', { thrown: error, componentStack });
    reportError(error);
  },
} satisfies RootOptions;
