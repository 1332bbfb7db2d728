import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyObject } from 'node:crypto';
import type { AnswerOf, Call, ObjectSchema, Received } from '@wishwell/contract/calls.ts';
import type { Database } from '../database/database.ts';
import type { BearerClaims } from '../accounts/identity.ts';
import type { JsonText } from '../database/json-text.ts';
import { createSignedUrlWriter } from '../images/signed-urls.ts';
import type { CallerCache } from '../users/caller-cache.ts';
import type { UserRow } from '../users/queries.ts';
import { createAuthorise } from './bearer.ts';
import { check } from './check.ts';
import { ConditionalRead, sendConditionalRead } from './entity-tags.ts';
import { Problem } from './problem.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { createUploads, readForm } from './uploads.ts';

/** Who is there, as certain as the call's `who` makes it. */
interface CallerOf {
  anyone: { claims: BearerClaims | undefined; user: undefined };
  identity: { claims: BearerClaims; user: UserRow | undefined };
  user: { claims: BearerClaims; user: Pick<UserRow, 'id'> };
  superuser: { claims: BearerClaims; user: UserRow };
}

/** What a handler is given: input that has been checked, and a caller who may make the call. */
export type Context<C extends Call> = Omit<Received<C>, 'form'> &
  CallerOf[C['who']] & {
    request: FastifyRequest;
    reply: FastifyReply;
  } & (C extends { form: ObjectSchema } ? FormReader<C> : unknown);

interface FormReader<C extends Call> {
  /**
   * Reads and checks the call's form; the handler asks first whether the caller may send it at all, and
   * `beforeImage`, as soon as a picture begins to arrive, whether one more is allowed.
   */
  receiveForm(beforeImage: () => Promise<void>): Promise<ReceivedForm<Received<C>['form']>>;
}

interface ReceivedForm<F> {
  form: F;
  image: Buffer | undefined;
  /** Aborts when the picture has to leave the memory before it is encoded, or its sender has left. */
  signal: AbortSignal;
}

/** What a handler answers: the record, its JSON, that with a tag of its own, or nothing where the call answers 204. */
export type Result<C extends Call> = C['status'] extends 204
  ? void
  : AnswerOf<C> | JsonText<AnswerOf<C>> | ConditionalRead<AnswerOf<C>>;

/** Registers the handler of one call of the contract. */
export type Register = <C extends Call>(call: C, handler: (context: Context<C>) => Promise<Result<C>>) => void;

const checked = (schema: ObjectSchema | undefined, input: unknown): unknown =>
  schema === undefined ? undefined : check(schema, input);

/** Turns calls of the contract into routes below `/api`: method, path, who may, checked input, status, JSON. */
export function callRegistrar(
  app: FastifyInstance,
  parts: {
    db: Database;
    callers: CallerCache;
    settleProof: (claims: BearerClaims) => Promise<void>;
    signingKey: KeyObject;
    imageBytes: number;
    /** Bytes of pictures in memory, of all uploads together. */
    uploadBytes: number;
    replicaReads: ReplicaReads;
  },
): Register {
  app.decorateRequest('call', undefined);
  const authorise = createAuthorise(parts.db, parts.callers, parts.settleProof);
  const uploads = createUploads(parts);
  const writeSignedUrls = createSignedUrlWriter(parts.signingKey);
  /** Whatever becomes of a call that may change something, what it has changed is noted. */
  const noting = async (handled: Promise<unknown>, reply: FastifyReply): Promise<unknown> => {
    try {
      return await handled;
    } finally {
      await parts.replicaReads.after(reply);
    }
  };
  return (call, handler) => {
    const { form } = call;
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const caller = await authorise(call, request);
      // Forms are taken in by all routes, and read by those that ask for one.
      if (call.body && request.isMultipart()) throw new Problem(415, 'error.mustBeJson');
      void reply.code(call.status);
      const context = {
        ...caller,
        params: checked(call.params, request.params),
        query: checked(call.query, request.query),
        body: checked(call.body, request.body),
        request,
        reply,
        receiveForm:
          form &&
          (async (beforeImage: () => Promise<void>) => {
            const { imageBytes } = parts;
            const upload = uploads.begin(request, reply);
            const { fields, image } = await readForm(request, form, { imageBytes, beforeImage, upload });
            return { form: check(form, fields), image, signal: upload.signal };
          }),
      };
      // The schemas of this very call have just made these the types that its handler declares.
      if (call.method === 'GET') parts.replicaReads.before(request, reply);
      const handled = handler(context as unknown as Context<typeof call>);
      const result = await (call.method === 'GET' ? handled : noting(handled, reply));
      if (result === undefined) return reply.send();
      const read = typeof result === 'string' || result instanceof ConditionalRead ? result : JSON.stringify(result);
      if (call.method === 'GET' || read instanceof ConditionalRead)
        return sendConditionalRead(request, reply, read, writeSignedUrls);
      return reply.type('application/json; charset=utf-8').send(writeSignedUrls(read));
    };
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      onRequest: (request, _reply, done) => {
        request.call = call;
        done();
      },
      handler: answer,
    });
  };
}
