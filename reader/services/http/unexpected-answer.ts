import { failure, type Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure, UnexpectedAnswer } from '../../../schemas/services/failure.ts';
import { chatStatuses, unexpectedAnswerMessage } from '../../../schemas/spec/network/services.ts';
import type { HelpCenterAccess } from '../help-center/help-center-call.ts';
import { isRedirect } from './is-redirect.ts';
import { readText } from './read-text.ts';
import { refusalOf } from './refusal-of.ts';

/** Enough for a stack trace and the page around it. */
const maxDataBytes = 100_000;

/**
 * Sends a call and treats every status but these two as a failure with that status. Source: docs/requirements.md,
 * CH-4.
 */
export async function expectingReply<Reply>(
  access: HelpCenterAccess,
  send: (access: HelpCenterAccess) => Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  let unexpected: ServiceFailure | undefined;
  const watched: typeof fetch = async (input, init) => {
    const response = await access.fetch(input, init);
    if (isExpected(response)) return response;
    unexpected = await failureOf(response);
    return Response.error();
  };
  const answer = await send({ ...access, fetch: watched });
  return unexpected === undefined ? answer : failure(unexpected);
}

const isExpected = ({ status }: Response): boolean =>
  status === chatStatuses.reply || status === chatStatuses.empty;

async function failureOf(response: Response): Promise<ServiceFailure> {
  const { status, headers } = response;
  const data = await readText(response, maxDataBytes).catch(() => undefined);
  const answered: UnexpectedAnswer = {
    says: unexpectedAnswerMessage,
    status,
    ...(data !== undefined && { data }),
    headers: Object.fromEntries(headers),
  };
  if (isRedirect(response)) return { kind: 'redirected', answered };
  const refused = await refusalOf(new Response(data ?? null, { status, headers }));
  return { ...refused, answered };
}
