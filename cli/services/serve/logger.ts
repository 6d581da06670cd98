import { type Logger, pino } from 'pino';
import { UsageError } from '../../usage-error.ts';

export type { Logger } from 'pino';

const levels = ['debug', 'info', 'warn', 'error', 'silent'];

/**
 * Lines of JSON on standard output. No line holds what readers send or who they are: of a request there is its route, its status and its
 * time.
 */
export function openLogger(): Logger {
  const level = process.env['LOG_LEVEL'] ?? 'info';
  if (!levels.includes(level)) throw new UsageError(`LOG_LEVEL must be one of ${levels.join(', ')}.`);
  const logger = pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  });
  // Node.js writes warnings as text, such as that of a database with "sslmode=require"
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn(`${name}: ${message}`));
  return logger;
}
