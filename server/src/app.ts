import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyHttpOptions,
  type FastifyServerOptions,
} from 'fastify';
import { type KeyObject, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { limits } from '@wishwell/contract/limits.ts';
import { bugReportRoutes } from './bug-reports/routes.ts';
import type { ClaimEndings } from './claims/end-claims.ts';
import { claimRoutes } from './claims/routes.ts';
import { itemRoutes } from './items/routes.ts';
import type { Config } from './config/config.ts';
import type { Database, Transaction } from './database/database.ts';
import { inTransaction } from './database/transactions.ts';
import { friendWishlistRoutes } from './friend-wishlists/routes.ts';
import { settleProvenBearer } from './friends/proven-address.ts';
import { friendRoutes } from './friends/routes.ts';
import { accessLog, noteForLog } from './http/access-log.ts';
import { readBearers } from './http/bearer.ts';
import { refuseBrokenRequests, takeOverFromNode } from './http/broken-requests.ts';
import { createDocumentBearers, createDocumentSessions, type DocumentSessions } from './http/document-sessions.ts';
import { countDatabaseWaits } from './http/database-waits.ts';
import { callRegistrar } from './http/call-routes.ts';
import { announceDraining } from './http/draining.ts';
import { compressAnswers } from './http/compression.ts';
import { healthRoutes } from './http/health.ts';
import { refuseForeignNames } from './http/host-names.ts';
import { parseJson } from './http/json-body.ts';
import { readFromReplica } from './http/replica-reads.ts';
import { limitCalls } from './limits/rate-limits.ts';
import { handleError, handleNotFound, replyProblems } from './http/reply-problem.ts';
import { sendServerTiming } from './http/server-timing.ts';
import { sendSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { acceptForms } from './http/uploads.ts';
import { connectionsThatFit, findOpenFileLimit, limitConnections } from './limits/connection-count.ts';
import { type ConnectionLimits, connectionLimits } from './limits/connection-limits.ts';
import { limitRequestsInFlight } from './limits/requests-in-flight.ts';
import { endStalledConnections, type StallTimes } from './limits/stalled-connections.ts';
import { limitUnsentResponses } from './limits/unsent-responses.ts';
import type { BearerClaims, Identity } from './accounts/identity.ts';
import { openapiRoutes } from './openapi/routes.ts';
import type { Replica } from './database/replica/replica.ts';
import type { Images } from './images/images.ts';
import { imageRoutes } from './images/routes.ts';
import type { Observer } from './telemetry/observer.ts';
import type { CallerCache } from './users/caller-cache.ts';
import { userRoutes } from './users/routes.ts';
import { wishlistRoutes } from './wishlists/routes.ts';

/** What the app is built from: `main` and every test build the same. */
export interface AppParts {
  config: Config;
  db: Database;
  /** Answers what its calls read, where that is allowed; absent where there is none. */
  replica?: Replica | undefined;
  identity: Identity;
  /** Fed by a change listener; keeps nothing without one. */
  callers: CallerCache;
  images: Images;
  claimEndings: ClaimEndings;
  signingKey: KeyObject;
  logger: FastifyBaseLogger;
  /** Look on for the operator; absent where nobody wants to know. */
  observers?: readonly Observer[];
  /** What the operator has heard of the schema already. */
  loggedSchemaMessage?: string | undefined;
  /** Other limits of time for a connection, for tests. */
  connectionLimits?: Partial<ConnectionLimits>;
  /** Serves everything outside `/api`; absent where only the API is wanted. */
  web?: (sessions: DocumentSessions) => FastifyPluginAsync;
}

type Trust = NonNullable<FastifyServerOptions['trustProxy']>;

/** A number is how many proxies stand in front, each of which adds itself to `X-Forwarded-For`. */
function trustedProxies(configured: Config['trustProxy']): Trust {
  return typeof configured === 'number' ? (_address, hop) => hop < configured : configured;
}

/** The whole server, ready to listen. Owns none of its parts: whoever made them closes them. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, observers = [] } = parts;
  const https = config.publicUrl?.protocol === 'https:';
  const log = accessLog();
  const times = { ...connectionLimits, ...parts.connectionLimits };
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: parts.logger,
    logController: log,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: times.request,
    keepAliveTimeout: times.idle,
    // Node looks for late heads and requests every 30 s by default.
    http: { headersTimeout: times.head, connectionsCheckingInterval: 2 * times.sweep, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // Whoever got in before the door closed is served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseBrokenRequests(https, parts.logger),
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      setSecurityHeaders(request, reply, https);
      void handleError(error, request, reply);
      log.requestCompleted(undefined, request, reply);
      for (const observer of observers) observer.completed(request, reply);
    },
  };
  const app = fastify(options);
  noteForLog(app);
  announceDraining(app);
  limitConnections(app.server, connectionsThatFit(config.processLimits.connections, findOpenFileLimit()));
  const { stop: stopSweep, stalledFor } = endStalledConnections(app.server, times);
  app.addHook('onClose', async () => stopSweep());
  countDatabaseWaits(app);
  for (const observer of observers) observer.attach(app);
  if (config.serverTiming) sendServerTiming(app);
  sendSecurityHeaders(app, https);
  takeOverFromNode(app);
  refuseForeignNames(app, config.publicUrl);
  replyProblems(app);
  parseJson(app);
  healthRoutes(app, parts.db, parts.loggedSchemaMessage, parts.identity.canIssueBearers);
  const bearers = createDocumentBearers(parts.identity);
  await app.register((api) => apiRoutes(api, parts, stalledFor, bearers.verify));
  if (parts.web) await app.register(parts.web(createDocumentSessions(app, parts.identity, bearers)));
  return app;
}

async function apiRoutes(
  api: FastifyInstance,
  parts: AppParts,
  stalledFor: StallTimes,
  verify: Identity['verify'],
): Promise<void> {
  const { config, db, identity, replica } = parts;
  imageRoutes(api, parts);
  readBearers(api, verify);
  limitRequestsInFlight(api, config.processLimits);
  compressAnswers(api);
  limitUnsentResponses(api, { ...config.processLimits, stalledFor });
  await limitCalls(api, config, db);
  await acceptForms(api, config.quotas.imageBytes);
  if (identity.routes) await api.register(identity.routes);
  const replicaReads = readFromReplica(replica, config);
  const { callers, signingKey } = parts;
  const { imageBytes } = config.quotas;
  const { uploadBytes } = config.processLimits;
  const settleProofIn = (tx: Transaction, claims: BearerClaims): Promise<void> =>
    settleProvenBearer(tx, config, claims);
  const settleProof = async (claims: BearerClaims): Promise<void> => {
    await inTransaction(db, (tx) => settleProofIn(tx, claims));
    callers.forget(claims.uid);
    parts.claimEndings.start();
  };
  const on = callRegistrar(api, { db, callers, settleProof, signingKey, imageBytes, uploadBytes, replicaReads });
  const served = { ...parts, db: replica?.db ?? db };
  userRoutes(on, { ...served, settleProof: settleProofIn });
  wishlistRoutes(on, served);
  itemRoutes(on, served);
  friendRoutes(on, served);
  friendWishlistRoutes(on, served);
  claimRoutes(on, served);
  bugReportRoutes(on, served);
  await api.register(openapiRoutes);
  api.all('/api/*', handleNotFound);
}
