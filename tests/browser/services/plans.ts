import type { ServerResponse } from 'node:http';
import type { AnswerOf } from './default-answers.ts';
import type { Fault } from './faults.ts';
import { gate } from './gate.ts';
import { type ServiceName, serviceNames } from './service-calls.ts';

/** What becomes of the calls of one name. */
export interface Plan {
  answer: AnswerOf<ServiceName>;
  fault: { readonly kind: Fault; timesLeft: number } | undefined;
  held: Promise<void> | undefined;
  /** Takes the next answer over. */
  stream: ((response: ServerResponse) => void) | undefined;
}

export type Plans = Readonly<Record<ServiceName, Plan>>;

export const plansFor = (answers: { readonly [Name in ServiceName]: AnswerOf<Name> }): Plans =>
  Object.fromEntries(
    serviceNames.map((name) => [
      name,
      { answer: answers[name], fault: undefined, held: undefined, stream: undefined },
    ]),
  ) as unknown as Plans; // an entry for each name, whose answer is asked for calls of that name alone

/** The way in which this call fails, if it does. */
export function takeFault(plan: Plan): Fault | undefined {
  const { fault } = plan;
  if (fault === undefined || fault.timesLeft === 0) return undefined;
  fault.timesLeft -= 1;
  return fault.kind;
}

export function hold(plan: Plan): { readonly release: () => void } {
  const { opened, open } = gate();
  plan.held = opened;
  return {
    release() {
      plan.held = undefined;
      open();
    },
  };
}
