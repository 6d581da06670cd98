import { Hono } from 'hono';
import type { OwnService } from '../../../schemas/services/addresses.ts';
import { feedbackRequest } from '../../../schemas/services/feedback.ts';
import { guards } from '../services/guards.ts';
import { readRequest } from '../services/read-request.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import { takeFeedback } from './take-feedback.ts';

interface Site {
  readonly basePath: string;
  readonly services: Partial<Readonly<Record<OwnService, string>>>;
}

/** The preview's own feedback service. */
export function feedbackRoutes({ basePath, services }: Site, settings: ServiceSettings): Hono {
  const app = new Hono().basePath(basePath);
  if (services.feedback === undefined) return app;
  app.use(services.feedback, ...guards(settings));
  app.post(services.feedback, async (context) => {
    const request = await readRequest(context, feedbackRequest);
    return request.ok ? takeFeedback(context, request.value, settings) : request.failure;
  });
  return app;
}
