import type { Profile } from '../../../schemas/services/profile.ts';
import { type AnswerStream, answerStream } from './answer-stream.ts';
import type { AnswerOf } from './default-answers.ts';
import type { Fault } from './faults.ts';
import { hold } from './plans.ts';
import type { Received, ServiceName } from './service-calls.ts';
import type { StandIn } from './stand-in.ts';

/**
 * What a test does with the services. Unless it says otherwise they answer as services that are well, and nobody is signed
 * in.
 */
export interface Services {
  /** From now on: a value, a `Reply` with a status or headers of its own, or a function of the call that gives either. */
  readonly answer: <Name extends ServiceName>(name: Name, answer: AnswerOf<Name> | object | string) => void;
  /** From now on, or so often, in place of the answer. */
  readonly fail: (name: ServiceName, fault: Fault, limit?: { readonly times: number }) => void;
  /** Answers again. */
  readonly recover: (name: ServiceName) => void;
  /** Calls wait for the release, and are answered then. */
  readonly hold: (name: ServiceName) => { readonly release: () => void };
  /** The next call is answered piece by piece. */
  readonly stream: (name: 'userMessage' | 'quickAnswer') => AnswerStream;
  /** What came, in its order, refused connections too; without a name, of every service. */
  readonly calls: <Name extends ServiceName = ServiceName>(name?: Name) => readonly Received<Name>[];
  /** The next one that comes. */
  readonly nextCall: <Name extends ServiceName>(name: Name) => Promise<Received<Name>>;
  /** Calls with the token that was given out are refused with 401; the next one is another. */
  readonly revokeToken: () => void;
  /** Who reads, from the next call of the profile on. */
  readonly signIn: (own?: Partial<Profile>) => void;
}

export const servicesOf = ({ plans, received, given }: StandIn): Services => ({
  answer(name, answer) {
    // it is asked for calls of this name alone
    plans[name].answer = typeof answer === 'function' ? (answer as AnswerOf<ServiceName>) : () => answer;
  },
  fail(name, kind, { times } = { times: Infinity }) {
    plans[name].fault = { kind, timesLeft: times };
  },
  recover(name) {
    plans[name].fault = undefined;
  },
  hold: (name) => hold(plans[name]),
  stream(name) {
    const { stream, begin } = answerStream();
    plans[name].stream = begin;
    return stream;
  },
  calls: <Name extends ServiceName>(name?: Name) =>
    received.calls.filter((call): call is Received<Name> => name === undefined || call.name === name),
  nextCall: <Name extends ServiceName>(name: Name) =>
    // it gives calls of this name alone
    received.next(name) as Promise<Received<Name>>,
  revokeToken() {
    given.revoked.add(given.token);
    given.token = `token-${given.revoked.size + 1}`;
  },
  signIn(own) {
    given.profile = { ...anaRuiz, ...own };
  },
});

const anaRuiz: Profile = {
  visitorId: 'visitor-1',
  tenantName: 'Ruiz Heating and Air',
  userName: 'ana.ruiz',
  userDisplayName: 'Ana%20Ruiz',
  email: 'ana.ruiz@example.com',
};
