import type { FastifyInstance } from 'fastify';
import { chooseLocale } from '@wishwell/text/translate.ts';
import { check } from '../../http/check.ts';
import type { Attempts } from '../attempts.ts';
import { NewPassword, ResetRequest } from '../credentials.ts';
import { readJson } from '../json-bytes.ts';
import { admitted } from '../sign-in.ts';
import type { Links } from './service.ts';

const done = { success: true };

/** The calls of mailed links: ask for one, and open it. */
export function addLinkCalls(app: FastifyInstance, { links, attempts }: { links: Links; attempts: Attempts }): void {
  app.post('/request-password-reset', async (request, reply) => {
    const { email } = check(ResetRequest, readJson(request));
    admitted(await attempts.resetRequest(request.ip));
    await links.ask('reset', email, chooseLocale(request.headers['accept-language']));
    return reply.send(done);
  });
  app.post('/reset-password', async (request, reply) => {
    await links.resetPassword(check(NewPassword, readJson(request)));
    return reply.send(done);
  });
}
