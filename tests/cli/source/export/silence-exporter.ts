import { vi } from 'vitest';

/** Until the end of the test: contentful-export prints, and with each run it listens once more. */
export function silenceExporter(): void {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'emitWarning').mockReturnValue();
}
