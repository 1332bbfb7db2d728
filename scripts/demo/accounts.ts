import { type Person, signUpPerson } from '../../server/test/person.ts';
import { type DemoPerson, demoPeople, type PersonKey } from './people.ts';

export const password = 'secret gift';

export const createDemoEmail = (key: PersonKey): string => `${key}@example.com`;

export interface DemoAccount extends Person {
  person: DemoPerson;
}

export type DemoAccountsByKey = Readonly<Record<PersonKey, DemoAccount>>;

async function createDemoAccount(origin: string, person: DemoPerson): Promise<DemoAccount> {
  const { name, avatar, key } = person;
  return Object.assign(await signUpPerson({ origin }, name, { email: createDemoEmail(key), avatar }), { person });
}

export async function createDemoAccounts(origin: string): Promise<DemoAccountsByKey> {
  const opened: [string, DemoAccount][] = [];
  for (const person of demoPeople) opened.push([person.key, await createDemoAccount(origin, person)]);
  // The type assertion is necessary, because TypeScript does not know that the object contains every key.
  return Object.fromEntries(opened) as DemoAccountsByKey;
}
