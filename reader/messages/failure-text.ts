import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { message } from './message.ts';

/** What readers are told of a call that failed, and what to do. A way of failing without a text does not compile. */
export const failureText = ({ kind }: ServiceFailure): string => message(`service.${kind}`);
