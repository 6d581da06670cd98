import { type Context, Hono } from 'hono';
import { chatPaths } from '../../../schemas/services/help-center/chat.ts';
import { quickAnswerPaths, quickAnswerRequest } from '../../../schemas/services/help-center/quick-answer.ts';
import { chatCaller, signedInCaller } from '../help-center/chat-guard.ts';
import { guards } from '../wire/guards.ts';
import { readRequest } from '../wire/read-request.ts';
import type { ServedSite, ServiceSettings } from '../wire/service-settings.ts';
import { answerQuickly } from './answer-quickly.ts';
import { addConversationRoutes } from './conversation-routes.ts';
import { addRatingRoutes } from './rating-routes.ts';
import type { SiteAnswers } from './site-answers.ts';

/** The chat and quick answers, at the address that `/helpcenter/baseurl` names. Source: docs/requirements.md, CH-1 to CH-4, QA-1. */
export function chatRoutes(
  { basePath, serviceBase = basePath, services, answers }: Site,
  settings: ServiceSettings,
): Hono {
  const app = new Hono().basePath(basePath);
  if (services.helpCenter === undefined || answers === undefined) return app;
  for (const paths of ['/api/Chat/*', quickAnswerPaths.answer]) app.use(paths, ...guards(settings));

  app.get(chatPaths.settings, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? context.json({ isInternal: false, showFilters: true }) : caller.failure;
  });
  app.get(chatPaths.filterOptions, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? context.json(answers.filterOptions()) : caller.failure;
  });
  addConversationRoutes(app, answers, settings);
  addRatingRoutes(app, settings);
  app.post(chatPaths.refreshAuthCookies, (context) => {
    const caller = chatCaller(context, settings);
    return caller.ok ? refreshCookies(context, serviceBase, settings) : caller.failure;
  });
  app.post(quickAnswerPaths.answer, async (context) => {
    const caller = signedInCaller(context, settings);
    if (!caller.ok) return caller.failure;
    const request = await readRequest(context, quickAnswerRequest);
    return request.ok ? answerQuickly(context, request.value, { answers, settings }) : request.failure;
  });
  return app;
}

interface Site extends ServedSite {
  /** Undefined: there is no chat. */
  readonly answers: SiteAnswers | undefined;
}

/** Renews the sign-in. The reply is an empty file, as `docs/requirements.md` says under "Calls". */
function refreshCookies(context: Context, basePath: string, { signIn }: ServiceSettings): Response {
  signIn.renew(context, basePath);
  return context.body('', 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="cookies"',
  });
}
