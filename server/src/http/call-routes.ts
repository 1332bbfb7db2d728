import type { KeyObject } from 'node:crypto';
import type { ResponseOf, HandlerInput, ApiOperation, ObjectSchema } from '@wishwell/contract/calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BearerPayload } from '../accounts/identity.ts';
import type { Database } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { createImageUrlPlaceholderReplacer } from '../images/signed-urls.ts';
import type { UserRow } from '../users/queries.ts';
import type { UserRecordCache } from '../users/user-record-cache.ts';
import { createAuthoriser } from './bearer.ts';
import { JsonWithEntityTag, sendJsonOrNotModified } from './entity-tags.ts';
import { parseInput } from './parse-input.ts';
import { Problem } from './problem.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { readForm } from './uploads.ts';

/**
 * Data about the caller of an operation. It depends on the operation's field `who`, which names the permitted
 * callers.
 */
interface CallersByAccess {
  anyone: { payload: BearerPayload | undefined; user: undefined };
  visitor: { payload: BearerPayload | undefined; user: UserRow | undefined };
  identity: { payload: BearerPayload; user: UserRow | undefined };
  user: { payload: BearerPayload; user: Pick<UserRow, 'id'> };
  superuser: { payload: BearerPayload; user: UserRow };
}

/** Argument of an operation's handler: the validated input and the authorised caller. */
type HandlerContext<C extends ApiOperation> = Omit<HandlerInput<C>, 'form'> &
  CallersByAccess[C['who']] & {
    request: FastifyRequest;
    reply: FastifyReply;
  } & (C extends { form: ObjectSchema } ? FormReader<C> : unknown);

interface FormReader<C extends ApiOperation> {
  /**
   * Receives and validates the multipart form of the request. Calls `beforeImage` when an image begins to
   * arrive. `beforeImage` can throw an error to refuse the image.
   */
  receiveForm(beforeImage: () => Promise<void>): Promise<FormInput<HandlerInput<C>['form']>>;
}

interface FormInput<F> {
  form: F;
  image: UploadedFile | undefined;
  /**
   * Signal that aborts when the response is sent or the client disconnects. The file of the uploaded
   * `image` is then closed.
   */
  signal: AbortSignal;
}

/**
 * Result of an operation's handler: a record, its JSON text, or JSON with an entity tag. It is void for a
 * response with status 204.
 */
type HandlerResult<C extends ApiOperation> = C['status'] extends 204
  ? void
  : ResponseOf<C> | JsonText<ResponseOf<C>> | JsonWithEntityTag<ResponseOf<C>>;

export type RegisterRoute = <C extends ApiOperation>(
  call: C,
  handler: (context: HandlerContext<C>) => Promise<HandlerResult<C>>,
) => void;

const parseInputIfExpected = (schema: ObjectSchema | undefined, input: unknown): unknown =>
  schema === undefined ? undefined : parseInput(schema, input);

/**
 * Returns a function that registers operations as routes below `/api`. Each route authorises its caller,
 * validates its input, calls its handler, and sends the result as JSON.
 */
export function createRouteRegistrar(
  app: FastifyInstance,
  parts: {
    db: Database;
    callers: UserRecordCache;
    applyProof: (payload: BearerPayload) => Promise<void>;
    signingKey: KeyObject;
    imageBytes: number;
    /** Folder for uploaded images that still wait for their encoding. */
    uploadFolder: string;
  },
): RegisterRoute {
  app.decorateRequest('call', undefined);
  const authorise = createAuthoriser(parts.db, parts.callers, parts.applyProof);
  const writeSignedUrls = createImageUrlPlaceholderReplacer(parts.signingKey);
  return (call, handler) => {
    const { form } = call;
    const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const caller = await authorise(call, request);
      // Fastify accepts multipart forms on every route, so operations with a JSON body must refuse them.
      if (call.body && request.isMultipart()) throw new Problem(415, 'error.mustBeJson');
      void reply.code(call.status);
      const context = {
        ...caller,
        params: parseInputIfExpected(call.params, request.params),
        query: parseInputIfExpected(call.query, request.query),
        body: parseInputIfExpected(call.body, request.body),
        request,
        reply,
        receiveForm:
          form &&
          (async (beforeImage: () => Promise<void>) => {
            const { imageBytes, uploadFolder } = parts;
            const { fields, ...image } = await readForm(request, reply, form, {
              imageBytes,
              uploadFolder,
              beforeImage,
            });
            return { form: parseInput(form, fields), ...image };
          }),
      };
      // The type cast is safe, because `context` contains the output of the schemas from which the handler's
      // types are derived.
      const result = await handler(context as unknown as HandlerContext<typeof call>);
      if (result === undefined) return reply.send();
      const json = typeof result === 'string' || result instanceof JsonWithEntityTag ? result : JSON.stringify(result);
      if (call.method === 'GET' || json instanceof JsonWithEntityTag)
        return sendJsonOrNotModified(request, reply, json, writeSignedUrls);
      return reply.type('application/json; charset=utf-8').send(writeSignedUrls(json));
    };
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      onRequest: (request, _reply, done) => {
        request.call = call;
        done();
      },
      handler: respond,
    });
  };
}
