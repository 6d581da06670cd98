import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { message } from './message.ts';

/** The sentence for a reader whose call of a live service has failed. */
export const failureMessage = ({ kind }: ServiceFailure | Pick<ServiceFailure, 'kind'>): string =>
  message(`service.${kind}`);
