import { createContext, use } from 'react';
import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';

/** Records feedback: it is sent once, when there is a connection. */
export type GiveFeedback = (feedback: FeedbackGiven) => void;

/** For routes and the layout; features get it as a prop. */
export const useFeedback = (): GiveFeedback => use(FeedbackContext);

/** Kept nowhere until the site names a service that takes it. */
export const FeedbackContext = createContext<GiveFeedback>(() => {});
