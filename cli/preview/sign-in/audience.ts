import { pages } from '../../../schemas/urls.ts';

/** Customers and employees sign in separately. Source: docs/requirements.md, "Roles". */
export type Audience = 'customer' | 'employee';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

export const audiencePaths: Readonly<Record<Audience, string>> = {
  customer: pages.signInCustomer,
  employee: pages.signInEmployee,
};

/** The name that the form suggests. `siteName` stands for the company. */
export const proposedPerson: Readonly<Record<Audience, (siteName: string) => Person>> = {
  customer: () => ({
    name: 'Maria Delgado',
    email: 'maria@delgado-heating.example',
    company: 'Delgado Heating and Air',
  }),
  employee: (siteName) => ({ name: 'Sam Okafor', email: 'sam.okafor@help.example', company: siteName }),
};
