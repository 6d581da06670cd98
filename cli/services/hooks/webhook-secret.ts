import { UsageError } from '../../usage-error.ts';

const name = 'CONTENTFUL_WEBHOOK_SECRET';

/** The secret for signing requests, from the environment. Source: Contentful, "Webhook signing secrets". */
export function webhookSecret(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const secret = env[name]?.trim() ?? '';
  if (secret === '') throw new UsageError(`${name} is not set; ${whereFound}`);
  if (!/^[\w+/=-]{64}$/u.test(secret))
    throw new UsageError(`${name} does not hold a secret of 64 letters, digits and "+/=_-"; ${whereFound}`);
  return secret;
}

/** The environment of processes that do not need the secret. */
export function withoutWebhookSecret(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { [name]: _, ...others } = env;
  return others;
}

const whereFound =
  'Contentful shows it once, under Settings, Webhooks, Settings, when you enable request verification.';
