import { Hono } from 'hono';
import { feedbackRequest } from '../../../schemas/services/feedback.ts';
import { guards } from '../wire/guards.ts';
import { readRequest } from '../wire/read-request.ts';
import type { ServedSite, ServiceSettings } from '../wire/service-settings.ts';
import { takeFeedback } from './take-feedback.ts';

/** The preview's own feedback service. */
export function feedbackRoutes(
  { basePath, serviceBase = basePath, services }: ServedSite,
  settings: ServiceSettings,
): Hono {
  const app = new Hono().basePath(serviceBase);
  if (services.feedback === undefined) return app;
  app.use(services.feedback, ...guards(settings));
  app.post(services.feedback, async (context) => {
    const request = await readRequest(context, feedbackRequest);
    return request.ok ? takeFeedback(context, request.value, settings) : request.failure;
  });
  return app;
}
