// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeCase, keepCase } from '../../../../reader/features/case-close/process-case.ts';
import type { Result } from '../../../../schemas/base/result.ts';
import type { CaseCloseReply } from '../../../../schemas/services/help-center/case-close.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';

const closed = { result: 'success', message: 'Done.' } as const;
const refused = { result: 'failure', message: 'An agent is working on it.' } as const;

const answering = (...answers: readonly Result<CaseCloseReply, ServiceFailure>[]) => {
  const left = [...answers];
  return vi.fn<() => Promise<Result<CaseCloseReply, ServiceFailure>>>(
    async () => left.shift() ?? { ok: true, value: closed },
  );
};
const kept = () => localStorage.getItem('help-widget-deflected-cases') ?? '';

beforeEach(() => localStorage.clear());

describe('a case', () => {
  test('is kept once, and its id is stored [DF-3]', async () => {
    expect(await keepCase('keep-1')).toBe('kept');
    expect(kept()).toBe('["keep-1"]');
    expect(await keepCase('keep-1')).toBe('processed');
  });

  test('is closed once, however many ask at once [DF-3]', async () => {
    const call = answering();
    const closings = await Promise.all([closeCase('close-1', call), closeCase('close-1', call)]);
    expect(closings).toEqual([closed, 'processed']);
    expect(call).toHaveBeenCalledOnce();
    expect(kept()).toBe('["close-1"]');
  });

  test('that was kept is not closed, and one that was closed is not kept [DF-3]', async () => {
    const call = answering();
    await keepCase('both-1');
    expect(await closeCase('both-1', call)).toBe('processed');
    expect(call).not.toHaveBeenCalled();
    const [closing, keeping] = await Promise.all([closeCase('both-2', call), keepCase('both-2')]);
    expect([closing, keeping]).toEqual([closed, 'processed']);
  });

  test('that could not be closed is not stored, and can be closed later [DF-3]', async () => {
    const call = answering({ ok: true, value: refused }, { ok: false, failure: { kind: 'unreachable' } });
    expect(await closeCase('again-1', call)).toEqual(refused);
    expect(await closeCase('again-1', call)).toEqual({
      result: 'failure',
      message: expect.stringMatching(/^Failed to close case: The service cannot be reached right now\./u),
    });
    expect(kept()).toBe('');
    expect(await closeCase('again-1', call)).toEqual(closed);
    expect(kept()).toBe('["again-1"]');
  });
});
