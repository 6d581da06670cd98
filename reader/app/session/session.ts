import { createContext } from 'react';

/** Who reads. Source: docs/requirements.md, "Entities". */
export type Session =
  | {
      readonly isAuthenticated: false;
      /** The site has a service that knows its readers; else nothing on the page speaks of signing in. */
      readonly canSignIn: boolean;
      /** Nobody has said yet who reads. */
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
