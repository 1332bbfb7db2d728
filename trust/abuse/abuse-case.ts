import type { Reply } from '../../server/test/person.ts';
import { type Actor, actors } from '../../server/test/world.ts';
import type { AbuseServer } from './abuse-server.ts';

/** A request that misuses the API, with the expected response. */
export interface AbuseCase {
  /** Short description of the misuse, for test titles and the documentation. */
  abuse: string;
  as: Actor;
  /**
   * The request as `METHOD path body`. `sendAbuseCaseRequest` replaces placeholders such as `<owner>`. The
   * body is JSON unless `headers` contain another content type. If `send` is set, this text is only
   * documentation.
   */
  request: string;
  headers?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  image?: () => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>;
  /** Settings of the server, as environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Runs before the request. */
  prepare?: (server: AbuseServer) => Promise<unknown>;
  /** Sends the request and returns the response, if the text in `request` cannot express the request. */
  send?: (server: AbuseServer) => Promise<Reply>;
  /** Expected status; 0 if the server closes the connection without a response. */
  status: number;
  /** Pattern that the text of the response must match. */
  textMatches?: RegExp;
  /**
   * Another expectation: its text for the documentation, and a function that asserts it. The function is
   * missing if `send` already asserts the expectation.
   */
  alsoExpect?: readonly [what: string, prove?: (server: AbuseServer, reply: Reply) => Promise<void> | void];
}

type OptionalFields = Omit<AbuseCase, 'abuse' | 'as' | 'request' | 'status'>;
type CreateCase = (abuse: string, request: string, status: number, details?: OptionalFields) => AbuseCase;

const createCaseCreator =
  (as: Actor): CreateCase =>
  (abuse, request, status, details) => ({ abuse, as, request, status, ...details });

/**
 * Functions that create an abuse case, by actor. Example: in `createAbuseCaseAs.owner('old token', 'GET
 * /api/friends', 401)` the owner of the lists sends the request and expects 401.
 */
export const createAbuseCaseAs = Object.fromEntries(actors.map((as) => [as, createCaseCreator(as)])) as Readonly<
  Record<Actor, CreateCase>
>;

/** The abuse cases of one risk of the OWASP API Security Top 10 (2023). */
export interface AbuseGroup {
  /** Number of the OWASP risk, 1 to 10. */
  risk: number;
  name: string;
  cases: readonly AbuseCase[];
}

/** Returns the number of an abuse case. Example: `1.07` is the seventh case of the OWASP risk API1:2023. */
export const formatCaseNumber = (risk: number, index: number): string =>
  `${risk}.${String(index + 1).padStart(2, '0')}`;

const shorten = (text: string): string =>
  text.length > 160 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;

/** Returns one line of text that documents the request of an abuse case, with form, headers and settings. */
export function formatRequest({ request, headers = {}, form, image, env = {} }: AbuseCase): string {
  const formatFields = (fields: Readonly<Record<string, string>>): string[] =>
    Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(shorten(value)).slice(1, -1)}`);
  return [
    shorten(request),
    ...(form ? [`form ${[...formatFields(form), ...(image ? ['image_file'] : [])].join(', ')}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${shorten(value)}`),
    ...formatFields(env),
  ].join('; ');
}
