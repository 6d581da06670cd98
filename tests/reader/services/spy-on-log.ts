import { afterEach, beforeEach, vi } from 'vitest';
import * as logModule from '../../../reader/services/log.ts';

/**
 * In each test of a file `log` is a spy, and nothing is shown or kept. The timers stand still, until a test moves them: on a busy
 * machine a call would reach its time limit, and a failure that is logged a second later would be the next test's.
 */
export function spyOnLog(): void {
  beforeEach(() => {
    vi.spyOn(logModule, 'log').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());
}
