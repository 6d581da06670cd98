import type { Context } from 'hono';
import type { SearchTrackingEvent } from '../../../schemas/services/search/search-tracking.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { failAs } from './answer-fault.ts';
import { searchFaultOf } from './search-faults.ts';
import { readClickCode, readRateCode } from './tracking-codes.ts';

/** Stores what a reader did with the results. A comment can ask for a fault, as a search can. */
export async function keepEvent(
  context: Context,
  event: SearchTrackingEvent,
  settings: ServiceSettings,
): Promise<Response> {
  const { secret, sleep, events } = settings;
  switch (event.type) {
    case 'click': {
      const click = readClickCode(event.data.code, secret);
      if (click === undefined) return refuse(context, 422, 'data.code: no code of a result');
      events.keep('clicks', click);
      break;
    }
    case 'search_rate': {
      const { code, value, comment = null } = event.data;
      const rated = readRateCode(code, secret);
      if (rated === undefined) return refuse(context, 422, 'data.code: no code of a result set');
      const fault = searchFaultOf(comment ?? '', settings);
      const failed = fault && (await failAs(fault, context, sleep));
      if (failed !== undefined) return failed;
      events.keep('ratings', { query: rated.query, value, comment });
      break;
    }
    case 'autocompleter_click':
      events.keep('suggestionClicks', event.data);
      break;
  }
  return context.body(null, 204);
}
