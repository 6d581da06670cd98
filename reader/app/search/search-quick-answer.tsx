import '../../messages/more.ts';
import type { ReactNode } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import type { GivenVote } from '../../features/quick-answer/answer-footer.tsx';
import { QuickAnswer } from '../../features/quick-answer/quick-answer.tsx';
import type { HelpCenterCall } from '../../services/help-center/help-center-call.ts';
import type { QuickAnswerService } from '../../services/help-center/quick-answer-service.ts';
import { quickAnswerService } from '../../services/help-center/quick-answer.ts';
import { voteOnWire } from '../../ui/answer/vote-on-wire.ts';
import { quickAnswerFeedback } from './quick-answer-feedback.ts';
import { useChat } from '../chat/use-chat.ts';
import { useFeedback } from '../site/use-feedback.ts';
import { useFlag } from '../site/use-flag.ts';

interface SearchQuickAnswerProps {
  call: HelpCenterCall;
  query: string;
  bundle: Bundle;
}

/** The quick answer with all that it is connected to. A vote that its service has taken goes into the feedback stream too. */
export function SearchQuickAnswer({ call, query, bundle }: SearchQuickAnswerProps): ReactNode {
  const service = serviceOf(call);
  const withholdsUnverified = useFlag('withholdUnverifiedAnswers');
  const onAskChat = useChat();
  const give = useFeedback();
  const vote = async (given: GivenVote) => {
    const answer = await service.vote({ id: given.answerId, ...voteOnWire(given.vote) });
    if (answer.ok) give(quickAnswerFeedback(given, query));
    return answer;
  };
  return <QuickAnswer {...{ service, query, bundle, withholdsUnverified, onAskChat }} onVote={vote} />;
}

/** One service for the page: a reader who returns to a search finds its answer. */
function serviceOf(call: HelpCenterCall): QuickAnswerService {
  const service = services.get(call) ?? quickAnswerService(call);
  services.set(call, service);
  return service;
}

const services = new WeakMap<HelpCenterCall, QuickAnswerService>();
