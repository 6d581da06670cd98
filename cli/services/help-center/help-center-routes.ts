import { type Context, Hono } from 'hono';
import { caseCloseRequest } from '../../../schemas/services/help-center/case-close.ts';
import { type LogItem, logRequest } from '../../../schemas/services/log.ts';
import { quickAnswerPaths } from '../../../schemas/services/help-center/quick-answer.ts';
import { guards } from '../wire/guards.ts';
import { originOf } from '../wire/origin-of.ts';
import { readRequest } from '../wire/read-request.ts';
import type { ServedSite, ServiceSettings } from '../wire/service-settings.ts';
import { issueChatToken } from './chat-token.ts';
import { closeCase } from './close-case.ts';
import { quickAnswerVote } from '../../../schemas/services/help-center/quick-answer-vote.ts';
import { signedInCaller } from './chat-guard.ts';
import type { ReaderEvents } from '../reader-events/reader-events.ts';

/**
 * The help-center services. The token identifies the reader. Anonymous readers get one too, because the chat is
 * for everybody; calls for signed-in readers check it. Source: docs/requirements.md, AU-3, DF-4 and "Calls".
 */
export function helpCenterRoutes(
  { basePath, serviceBase = basePath, services }: ServedSite,
  settings: ServiceSettings,
): Hono {
  const { helpCenter, caseClose, log } = services;
  const root = new Hono();
  const app = root.basePath(serviceBase);
  const answers = root.basePath(basePath);
  answers.use(quickAnswerPaths.vote, ...guards(settings));
  const paths = [helpCenter && `${helpCenter}/*`, caseClose, log];
  for (const path of paths) if (path !== undefined) app.use(path, ...guards(settings));
  if (helpCenter !== undefined) {
    app.get(`${helpCenter}/token`, (context) => {
      const visitorId = settings.signIn.visitorOf(context);
      return context.json(issueChatToken(visitorId, settings));
    });
    app.get(`${helpCenter}/baseurl`, (context) => context.json(originOf(context) + basePath.slice(0, -1)));
    answers.post(quickAnswerPaths.vote, async (context) => takeVote(context, settings));
  }
  if (caseClose !== undefined) {
    app.post(caseClose, async (context) => {
      const request = await readRequest(context, caseCloseRequest);
      return request.ok ? closeCase(context, request.value, settings) : request.failure;
    });
  }
  if (log !== undefined) {
    app.post(log, async (context) => {
      const request = await readRequest(context, logRequest);
      if (!request.ok) return request.failure;
      keepLog(request.value, settings.events);
      return context.body(null, 204);
    });
  }
  return root;
}

/** Keeps a signed-in reader's vote on an answer. Source: docs/requirements.md, QA-3 and "Roles". */
async function takeVote(context: Context, settings: ServiceSettings): Promise<Response> {
  const caller = signedInCaller(context, settings);
  if (!caller.ok) return caller.failure;
  const request = await readRequest(context, quickAnswerVote);
  if (!request.ok) return request.failure;
  const { id, rating, options, description } = request.value;
  settings.events.keep('votes', {
    answerId: id,
    rating,
    reasons: options,
    description: description ?? null,
  });
  return context.body(null, 204);
}

const keepLog = (items: readonly LogItem[], events: ReaderEvents): void =>
  events.keep(
    'logItems',
    ...items.map(({ id, type, category, code, message, data, exception }) => ({
      itemId: id,
      type,
      category,
      code: code === undefined ? null : String(code),
      message,
      data: data === undefined ? null : JSON.stringify(data),
      exception: exception ?? null,
    })),
  );
