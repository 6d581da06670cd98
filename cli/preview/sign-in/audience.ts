import { pages } from '../../../schemas/urls.ts';

/** Sign-in is offered separately to customers and to employees. Source: spec.md section 6. */
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

/** Whom the form proposes. `siteName` stands for the company whose help center it is. */
export const proposedPerson: Readonly<Record<Audience, (siteName: string) => Person>> = {
  customer: () => ({
    name: 'Maria Delgado',
    email: 'maria@delgado-heating.example',
    company: 'Delgado Heating and Air',
  }),
  employee: (siteName) => ({ name: 'Sam Okafor', email: 'sam.okafor@help.example', company: siteName }),
};
