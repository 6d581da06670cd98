import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Names the time since the system was started. What was written before that may have been lost by a power cut, whatever a
 * file's size and time say. Elsewhere than on Linux it is the minute of the start, which can be off by one: then files are
 * read that need not be.
 */
export function thisBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return String(Math.round((Date.now() / 1000 - uptime()) / 60));
  }
}
