import { calls } from '@wishwell/contract/calls.ts';
import { type Caller, signUp, visitor } from '../../server/test/person.ts';
import { people } from './people/people.ts';
import type { DemoPerson, PersonKey } from './people/person.ts';

/** Of everybody. */
export const password = 'secret gift';

export const emailOf = (key: PersonKey): string => `${key}@example.com`;

/** Somebody of the demo who has signed up. */
export interface Account extends Caller {
  id: number;
  person: DemoPerson;
}

export type Accounts = Readonly<Record<PersonKey, Account>>;

async function openAccount(origin: string, person: DemoPerson): Promise<Account> {
  const { name, avatar, key } = person;
  const { uid, email, bearer } = await signUp({ origin }, { name, email: emailOf(key), password });
  const caller = visitor({ origin }, bearer);
  const { id } = await caller.does(calls.createUser, {
    body: { firebase_uid: uid, email, display_name: name, avatar },
  });
  return { ...caller, id, person };
}

/** Signs everybody up, one after the other. */
export async function openAccounts(origin: string): Promise<Accounts> {
  const opened: [string, Account][] = [];
  for (const person of people) opened.push([person.key, await openAccount(origin, person)]);
  // The compiler cannot see that the list names everybody.
  return Object.fromEntries(opened) as Accounts;
}
