import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { beginsAsJson } from './begins-as-json.ts';

/** The code of the error for an answer that breaks off. */
export const brokenOff = 'ERR_ANSWER_BROKEN_OFF';

/**
 * How the clients of Contentful send a request. They try again only what has no answer, so that an answer which breaks off
 * becomes an error without one. Redirects are not followed: the token would get lost on the way, and be called refused.
 */
export const wholeAnswers: AxiosAdapter = async (config) => {
  const response = await sendOnce({ ...config, maxRedirects: 0 }).catch((error: unknown) => {
    const isWithinAnswer = axios.isAxiosError(error) && isFine(error.response?.status);
    throw isWithinAnswer ? breakOff(config) : error;
  });
  return { ...response, data: parsed(response) };
};

const sendOnce = axios.getAdapter('http');

const isFine = (status = 0): boolean => status >= 200 && status < 300;

const breakOff = (config: AxiosResponse['config']): AxiosError =>
  new AxiosError('The answer breaks off.', brokenOff, config);

/** A text that is neither JSON nor its beginning is for the client to judge. */
function parsed({ data, config }: AxiosResponse<unknown>): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    if (beginsAsJson(data)) throw breakOff(config);
    return data;
  }
}
