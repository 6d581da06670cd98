import { createContext, use } from 'react';
import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';

/** Records feedback: it is sent once, when there is a connection. */
export type GiveFeedback = (feedback: FeedbackGiven) => void;

/** For routes and the layout; features get it as a prop. */
export const useFeedback = (): GiveFeedback => use(FeedbackContext);

/** Without a feedback service, feedback is dropped. */
export const FeedbackContext = createContext<GiveFeedback>(() => {});
