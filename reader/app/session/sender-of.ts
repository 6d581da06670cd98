import type { Sender } from '../../services/analytics/sender.ts';
import type { Session } from './session.ts';

/** The sender of an analytics event. Source: docs/requirements.md, AP-2, DF-4. */
export const senderOf = (session: Session): Sender =>
  session.isAuthenticated ? { tenant: session.tenantName, user: session.userName } : {};
