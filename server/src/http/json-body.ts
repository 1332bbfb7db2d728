import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** JSON is UTF-8 (RFC 8259, section 8.1): other bytes are refused instead of replaced. */
function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** JSON bodies; an empty one is no body, since some clients name a content type even then. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body);
    if (text === undefined) done(new Problem(400, 'error.badJson'));
    else if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
  app.removeContentTypeParser('text/plain');
}
