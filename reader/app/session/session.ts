import { createContext } from 'react';

/** The reader's session. Source: docs/requirements.md, "Entities". */
export type Session =
  | {
      readonly isAuthenticated: false;
      /** The site has a profile service. Without one no page offers to sign in. */
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
