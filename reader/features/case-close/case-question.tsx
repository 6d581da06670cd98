import { type ReactNode, useEffect, useRef, useState } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../../browser/use-media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CaseCard } from './case-card.tsx';
import { CasePlace } from './case-place.tsx';
import type { CaseAction } from './case-state.ts';
import { CloseDialog } from './close-dialog.tsx';
import { isDeflected } from './deflected-cases.ts';
import { type AnswersProps, useAnswers } from './use-answers.ts';
import { type OpenPage, useCaseState } from './use-case-state.ts';
import { useFocusMoves } from './use-focus-moves.ts';
import { useInteraction } from './use-interaction.ts';
import { log } from '../../services/log.ts';
import { forgetCase } from './case-in-tab.ts';

export interface CaseQuestionProps extends Omit<AnswersProps, 'pageId'> {
  /** The same object for the same page; undefined: the page is not an article, and asks nothing. */
  readonly page: OpenPage | undefined;
  /** Beside the text of the page, for wide screens; null where the page has no such place. */
  readonly aside: HTMLElement | null;
}

/** Asks a reader who comes from a support case whether it can be closed. Source: docs/requirements.md, DF-1 to DF-4. */
export function CaseQuestion({ page, aside, ...answering }: CaseQuestionProps): ReactNode {
  const { caseId } = answering;
  const [wasProcessed] = useState(() => isDeflected(caseId));
  const [state, dispatch] = useCaseState({ caseId, page, wasProcessed });
  const { step } = state;
  const own = useRef<HTMLDivElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const isWide = useMedia(wideQuery);
  const beforeStep = useFocusMoves(state, { own, yes });
  const act = (action: CaseAction) => {
    beforeStep();
    dispatch(action);
  };
  const { keep, confirm } = useAnswers({ ...answering, pageId: page?.id }, act);
  useInteraction(own, { isActive: step === 'open', onInteraction: () => act('interact') });
  useForgottenCase(caseId, { isProcessed: step === 'processed', wasProcessed });
  const isAsking = step === 'confirming' || step === 'closing';
  const isShown = step === 'open' || step === 'away' || isAsking;
  return (
    <>
      <div role="status">
        {state.step === 'open' && state.by === 'itself' && (
          <VisuallyHidden>{message('case.isAsked')}</VisuallyHidden>
        )}
      </div>
      {isShown && (page !== undefined || isAsking) && (
        <CasePlace ref={own} aside={isWide ? aside : null} look={step === 'away' ? 'button' : 'card'}>
          {step === 'away' ? (
            <Button look="secondary" onClick={() => act('reopen')}>
              {message('case.reopen')}
            </Button>
          ) : (
            <CaseCard
              caseId={caseId}
              yes={yes}
              onYes={() => act('yes')}
              onNo={keep}
              onLater={() => act('interact')}
            />
          )}
          {isAsking && (
            <CloseDialog isClosing={step === 'closing'} onCancel={() => act('cancel')} onConfirm={confirm} />
          )}
        </CasePlace>
      )}
    </>
  );
}

const wideQuery = '(width >= 1024px)';

/**
 * Removes a closed or kept case from later pages too. A reader who returns with it is not asked again. Source:
 * docs/requirements.md, DF-3.
 */
function useForgottenCase(
  caseId: string,
  { isProcessed, wasProcessed }: { isProcessed: boolean; wasProcessed: boolean },
): void {
  useEffect(() => {
    if (isProcessed) forgetCase(caseId);
  }, [caseId, isProcessed]);
  useEffect(() => {
    if (wasProcessed) log({ type: 'warning', category: 'case', message: 'Case has already been processed' });
  }, [wasProcessed]);
}
