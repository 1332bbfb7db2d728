import { type Person, signedIn } from '../../server/test/person.ts';
import { type DemoPerson, people, type PersonKey } from './people.ts';

/** Of all accounts. */
export const password = 'secret gift';

export const emailOf = (key: PersonKey): string => `${key}@example.com`;

export interface Account extends Person {
  person: DemoPerson;
}

export type Accounts = Readonly<Record<PersonKey, Account>>;

async function openAccount(origin: string, person: DemoPerson): Promise<Account> {
  const { name, avatar, key } = person;
  return Object.assign(await signedIn({ origin }, name, { email: emailOf(key), avatar }), { person });
}

/** Signs everybody up, one after the other. */
export async function openAccounts(origin: string): Promise<Accounts> {
  const opened: [string, Account][] = [];
  for (const person of people) opened.push([person.key, await openAccount(origin, person)]);
  // The compiler cannot see that the list names everybody.
  return Object.fromEntries(opened) as Accounts;
}
