import type { Sender } from '../../services/analytics/sender.ts';
import type { Session } from './session.ts';

/** Who says what analytics is told. Source: docs/requirements.md, AP-2, DF-4. */
export const senderOf = (session: Session): Sender =>
  session.isAuthenticated ? { tenant: session.tenantName, user: session.userName } : {};
