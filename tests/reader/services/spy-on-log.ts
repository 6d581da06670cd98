import { beforeEach, vi } from 'vitest';
import * as logModule from '../../../reader/services/log.ts';

/** In each test of a file `log` is a spy, and nothing is shown or kept. */
export const spyOnLog = (): void =>
  beforeEach(() => void vi.spyOn(logModule, 'log').mockImplementation(() => {}));
