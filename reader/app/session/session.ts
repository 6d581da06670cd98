import { createContext } from 'react';

/** The reader's session. Source: docs/requirements.md, "Entities". */
export type Session =
  | {
      readonly isAuthenticated: false;
      /** The site has a service that knows its readers; else nothing on the page speaks of signing in. */
      readonly canSignIn: boolean;
      /** The service has not answered yet. */
      readonly isPending?: true;
    }
  | {
      readonly isAuthenticated: true;
      /** Decoded, as it is shown. */
      readonly userDisplayName: string;
      readonly userName: string;
      readonly tenantName: string;
    };

/** Anonymous until the profile says otherwise. */
export const SessionContext = createContext<Session>({ isAuthenticated: false, canSignIn: true });
