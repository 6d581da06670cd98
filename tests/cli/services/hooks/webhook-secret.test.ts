import { expect, test } from 'vitest';
import { webhookSecret } from '../../../../cli/services/hooks/webhook-secret.ts';
import { secret } from './signed-request.ts';

const secretOf = (text: string | undefined): string => {
  try {
    return webhookSecret({ CONTENTFUL_WEBHOOK_SECRET: text });
  } catch (error) {
    return (error as Error).message;
  }
};

test('a secret of 64 characters is taken, without the blanks around it [DP-5]', () => {
  expect(secretOf(` ${secret}\n`)).toBe(secret);
});

test.each([undefined, '', ' '])('a secret that is missing (%j) is asked for [DP-5]', (text) => {
  expect(secretOf(text)).toBe(
    'CONTENTFUL_WEBHOOK_SECRET is not set; Contentful shows it once, under Settings, Webhooks, Settings, when you enable request verification.',
  );
});

test.each([secret.slice(1), `${secret}0`, secret.replace('a', '!'), secret.replace('a', ' ')])(
  'a secret with a fault (%j) is named without its value [DP-5]',
  (text) => {
    expect(secretOf(text)).toBe(
      'CONTENTFUL_WEBHOOK_SECRET does not hold a secret of 64 letters, digits and "+/=_-"; Contentful shows it once, under Settings, Webhooks, Settings, when you enable request verification.',
    );
  },
);
