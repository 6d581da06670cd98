import { faultTyped } from '../wire/fault-typed.ts';

/**
 * Queries that make the search fail, so that anyone can see how the site handles it. The failing ones also work as the
 * comment of a rating.
 */
export const searchFaults = {
  'fail 400': 'the search finds the request wrong (status 400)',
  'fail 401': 'the token does not count, however often it is renewed (status 401)',
  'fail 403': 'the gateway lets nobody through (status 403 with a Message)',
  'fail 404': 'the search is not there (status 404)',
  'fail 422': 'the search cannot work with the request (status 422)',
  'fail 429': 'there are too many searches; again in 30 seconds (status 429)',
  'fail 500': 'the search has broken (status 500)',
  'fail 502 html': 'a page comes instead of an answer (status 502)',
  'fail 504': 'the gateway has waited too long (status 504)',
  'slow 3': 'the answer comes after three seconds',
  silent: 'no answer comes for 20 seconds; readers hear of it after 15',
  'cut off': 'the answer breaks off half-way',
  'no json': 'the answer is a page, with status 200',
  'many 10000': 'there are 10,000 results',
  twice: 'each result comes twice',
  hostile: 'titles, texts and addresses try to run scripts',
  'no rate code': 'the results cannot be rated',
} as const;

export type SearchFault = keyof typeof searchFaults;

/** Queries that make the next token fail: the search requests a new one, and gets this response. */
export const tokenFaults = {
  'token expired': 'the new token has expired at once',
  'wrong clock': 'the clock of the service is half an hour late; results come all the same',
  'no search address': 'the answer with the token does not say where to search',
  'foreign host': 'it names a host that may not have the token',
  'http address': 'it names an address without encryption',
} as const;

export type TokenFault = keyof typeof tokenFaults;

export const silentMs = 20_000;
export const throttledForS = 30;

export const searchFaultOf = faultTyped<SearchFault>(searchFaults);
export const tokenFaultOf = faultTyped<TokenFault>(tokenFaults);
