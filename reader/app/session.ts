import { createContext } from 'react';

/** Who reads. Source: spec.md section 3, "Auth state". */
export type Session =
  | { readonly isAuthenticated: false }
  | {
      readonly isAuthenticated: true;
      readonly userDisplayName: string;
      readonly userName: string;
      readonly tenantName: string;
    };

/** Anonymous until the profile says otherwise. */
export const SessionContext = createContext<Session>({ isAuthenticated: false });
