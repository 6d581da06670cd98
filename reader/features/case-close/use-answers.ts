import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '../../../schemas/base/result.ts';
import type { CaseCloseReply } from '../../../schemas/services/help-center/case-close.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { CaseAction } from './case-state.ts';
import { announceClosing, announceKeeping } from './case-toasts.ts';
import { closeCase, keepCase } from './process-case.ts';

export interface AnswersProps {
  readonly caseId: string;
  /** The id of the page that is read. */
  readonly pageId: string | undefined;
  /** Closes the case from an address. */
  readonly close: (articleUrl: string) => Promise<Result<CaseCloseReply, ServiceFailure>>;
  readonly onAnswer: (answer: CaseAnswer) => void;
}

/** `yes`: the case is closed; `no`: it is kept. */
export interface CaseAnswer {
  readonly value: 'yes' | 'no';
  readonly pageId: string | undefined;
  /** The page's address, without query and hash, which can name the case. */
  readonly articleUrl: string;
}

/**
 * The effects of the reader's answers. A second press has no effect. Toasts are shown after the dialog has closed:
 * under a dialog they could not be reached.
 */
export function useAnswers(
  { caseId, pageId, close, onAnswer }: AnswersProps,
  act: (action: CaseAction) => void,
) {
  const isUnderWay = useRef(false);

  const keep = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const articleUrl = pageAddress();
    act('process');
    const keeping = await keepCase(caseId);
    if (keeping === 'kept') onAnswer({ value: 'no', pageId, articleUrl });
    announceKeeping(keeping);
  };

  const confirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const articleUrl = pageAddress();
    act('confirm');
    const closing = await closeCase(caseId, () => close(articleUrl));
    isUnderWay.current = false;
    const isDone = closing === 'processed' || closing.result === 'success';
    flushSync(() => act(isDone ? 'process' : 'fail'));
    if (isDone && closing !== 'processed') onAnswer({ value: 'yes', pageId, articleUrl });
    announceClosing(closing);
  };

  return { keep: () => void keep(), confirm: () => void confirm() };
}

const pageAddress = (): string => location.origin + location.pathname;
