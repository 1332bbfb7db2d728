import { type Actor, actors } from '../../server/test/world.ts';
import type { Reply } from '../../server/test/person.ts';
import type { Stage } from './stage.ts';

/** One way to misuse the API, and the expected response. */
export interface AbuseCase {
  /** What somebody tries, in a few words. */
  abuse: string;
  as: Actor;
  /**
   * `METHOD path body`, as it is sent; a body is JSON unless `headers` say otherwise. What stands in `<…>` is filled in by
   * `send.ts`. Where `send` makes the request itself, these are the words for it.
   */
  request: string;
  headers?: Readonly<Record<string, string>>;
  /** Fields of a multipart form. */
  form?: Readonly<Record<string, string>>;
  /** The form's picture. */
  picture?: () => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>;
  /** For a server of its own that is set up so. */
  env?: Readonly<Record<string, string>>;
  /** What has happened before. */
  first?: (stage: Stage) => Promise<unknown>;
  /** Makes the request, where the words for it are not enough. */
  send?: (stage: Stage) => Promise<Reply>;
  /** The status; 0 where the connection ends without an answer. */
  answer: number;
  /** What the answer's text says. */
  says?: RegExp;
  /** What else must hold, and its proof unless `send` has it. A refusal must always leave everything stored as it was. */
  and?: readonly [what: string, prove?: (stage: Stage, reply: Reply) => Promise<void> | void];
}

type Details = Omit<AbuseCase, 'abuse' | 'as' | 'request' | 'answer'>;
type CaseBy = (abuse: string, request: string, answer: number, details?: Details) => AbuseCase;

const caseBy =
  (as: Actor): CaseBy =>
  (abuse, request, answer, details) => ({ abuse, as, request, answer, ...details });

/** `by.owner(abuse, request, answer)` is a case in which the owner makes the request. */
export const by = Object.fromEntries(actors.map((as) => [as, caseBy(as)])) as Readonly<Record<Actor, CaseBy>>;

/** The cases of one risk of the OWASP API Security Top 10 (2023). */
export interface AbuseGroup {
  /** 1 to 10. */
  risk: number;
  name: string;
  cases: readonly AbuseCase[];
}

/** `1.07`: the seventh case of API1:2023. */
export const numberOf = (risk: number, place: number): string => `${risk}.${String(place + 1).padStart(2, '0')}`;

const shown = (text: string): string =>
  text.length > 160 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;

/** The request in one line, with everything that is sent along. */
export function requestLine({ request, headers = {}, form, picture, env = {} }: AbuseCase): string {
  const listed = (fields: Readonly<Record<string, string>>): string[] =>
    Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(shown(value)).slice(1, -1)}`);
  return [
    shown(request),
    ...(form ? [`form ${[...listed(form), ...(picture ? ['image_file'] : [])].join(', ')}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${shown(value)}`),
    ...listed(env),
  ].join('; ');
}
