import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { beginsAsJson } from './begins-as-json.ts';

/** The error code for a cut-off response. */
export const brokenOff = 'ERR_ANSWER_BROKEN_OFF';

/**
 * The HTTP adapter of Contentful's clients. They retry only errors without a response, so a cut-off response becomes such an
 * error. It follows no redirect, because the token would get lost and then be refused.
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

/** A text that is neither JSON nor its beginning is left to the client. */
function parsed({ data, config }: AxiosResponse<unknown>): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    if (beginsAsJson(data)) throw breakOff(config);
    return data;
  }
}
