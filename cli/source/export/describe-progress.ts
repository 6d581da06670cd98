import type { Message } from './messages.ts';
import { partNames } from './parts/parts.ts';

/** A progress line. Undefined if the message changes nothing. */
export function describeProgress(message: Message): string | undefined {
  switch (message.kind) {
    case 'page':
      return `reading ${partNames[message.part]}, ${number(message.read)} of ${number(message.total)}`;
    case 'wait':
      return message.ms > 0 ? `waiting ${number(message.ms / 1000)} s, as the rate limit asks` : undefined;
    case 'changed':
      return `the ${message.step} changed meanwhile, reading again`;
    case 'note':
    case 'step':
    case 'done':
    case 'failed':
      return undefined;
  }
}

const number = (value: number): string => value.toLocaleString('en-US');
