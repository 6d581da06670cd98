import { networkFault } from '../../../external/network-fault.ts';
import { type Connection, tokenVariables } from '../../connection.ts';
import { adviceOnRedirect, redirectsTo } from '../../describe-redirect.ts';
import type { Asked, Fault } from './fault.ts';
import type { Text } from '../messages.ts';
import { partNames } from '../parts/parts.ts';
import { brokenOff } from '../../whole-answers.ts';

/** The hosts and limits of an export, for sentences. */
export type Place = Pick<Connection, 'space' | 'environment' | 'host' | 'deliveryHost'> & {
  readonly text: Text;
};

/** A sentence: what failed, where, and what to do. */
export function describeFault(fault: Fault, place: Place): string {
  if (fault.kind === 'changing') {
    const names = fault.asked.map((part) => partNames[part]).join(' and ');
    return `the ${names} changed while they were read, ${fault.times} times in a row; try again when fewer people work in ${spaceIn(place)}.`;
  }
  const api = apiFor(fault.asked, place);
  const what = whatIs(fault.asked, place);
  switch (fault.kind) {
    case 'status':
      return describeStatus(fault, place);
    case 'redirect':
      return `${api.name} at ${api.host} ${redirectsTo(fault, api.host)}, asked for ${what}; ${adviceOnRedirect(api.hostVariable)}`;
    case 'network':
      return `${api.name} at ${api.host} ${networkReason(fault)}, asked for ${what}; check the network and ${api.hostVariable}, then try again.`;
    case 'wait-too-long':
      return `${api.name} asks to wait ${seconds(fault.waitMs)} before it is asked for ${what} again (rate limit), longer than the ${seconds(fault.maxWaitMs)} that an export waits; try again after that time.`;
    case 'too-big':
      return `${api.name} finds one item of ${what} alone too big for an answer; make it smaller in the web app.`;
    case 'html':
      return `${api.name} at ${api.host} answers with an HTML page instead of JSON, asked for ${what}; look for a proxy or a login page in between, and at ${api.hostVariable}.`;
    case 'malformed':
      return `${api.name} at ${api.host} gives an answer that cannot be read, asked for ${what} (${fault.detail}); try again, and look at ${api.hostVariable} if it stays so.`;
    case 'empty-page':
      return `${api.name} gives an empty page of ${what} when ${fault.read} of ${fault.total} are read; try again later.`;
    case 'incomplete':
      return `${api.name} gave ${fault.read} of ${fault.total} ${partNames[fault.asked]}; try again later.`;
    case 'moved':
      return `${what} moved from page to page while they were read; try again.`;
  }
}

function describeStatus({ status, asked, detail }: Fault & { kind: 'status' }, place: Place): string {
  const api = apiFor(asked, place);
  const what = whatIs(asked, place);
  if (status === 401) {
    return `${api.name} at ${api.host} refuses the token in ${api.variable} (401); it is mistyped, expired or revoked: make a new one in the web app, under Settings.`;
  }
  if (status === 403) {
    return `the token in ${api.variable} may not read ${what} (403); whoever made it needs that right in ${spaceIn(place)}.`;
  }
  if (status === 404) return notThere(asked, place);
  if (status === 429) {
    return `${api.name} still answers that there are too many requests (429), asked for ${what}; try again in some minutes.`;
  }
  if (status >= 500) {
    return `${api.name} at ${api.host} answers ${status} again and again, asked for ${what}; look at www.contentfulstatus.com and try again later.`;
  }
  return `${api.name} at ${api.host} answers ${status}, asked for ${what}${detail === '' ? '' : `: ${detail.replace(/[.\s]+$/u, '')}`}; check ${api.hostVariable} and the token in ${api.variable}.`;
}

function notThere(asked: Asked, place: Place): string {
  const api = apiFor(asked, place);
  if (asked === 'space') {
    return `there is no space "${place.space}" at ${api.host} that the token in ${api.variable} may see (404); check CONTENTFUL_SPACE_ID and ${api.hostVariable}.`;
  }
  if (asked === 'environment') {
    return `space "${place.space}" has no environment "${place.environment}" that the token in ${api.variable} may see (404); check CONTENTFUL_ENVIRONMENT.`;
  }
  return `${api.name} has no ${partNames[asked]} of ${spaceIn(place)} for the token in ${api.variable} (404); check that the token is for this space and environment.`;
}

/** Published text comes from the delivery API, the model from the management API. */
function apiFor(asked: Asked, { host, deliveryHost, text }: Place) {
  const isDelivery = text === 'published' && (asked === 'entries' || asked === 'assets');
  return isDelivery
    ? {
        name: 'the delivery API',
        host: deliveryHost,
        hostVariable: 'CONTENTFUL_DELIVERY_HOST',
        variable: tokenVariables.delivery,
      }
    : {
        name: 'the management API',
        host,
        hostVariable: 'CONTENTFUL_HOST',
        variable: tokenVariables.management,
      };
}

function whatIs(asked: Asked, { space, environment }: Place): string {
  if (asked === 'space') return `space "${space}"`;
  return asked === 'environment' ? `environment "${environment}"` : `the ${partNames[asked]}`;
}

const spaceIn = ({ space, environment }: Place): string => `space "${space}", environment "${environment}"`;

/** Contentful's client has its own codes for timeouts and cut-off responses. */
function networkReason({ code, message }: Fault & { kind: 'network' }): string {
  if (code === 'ECONNABORTED' || /timeout/iu.test(message)) return 'does not answer in time';
  if (code === brokenOff || /hang up/iu.test(message)) return 'cuts its answer off';
  return networkFault({ name: '', message, code }).reason;
}

const seconds = (ms: number): string => `${Math.ceil(ms / 1000).toLocaleString('en-US')} s`;
