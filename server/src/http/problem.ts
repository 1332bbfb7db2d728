import type { FieldProblem } from '@wishwell/contract/problems.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';

interface ProblemDetails {
  values?: MessageValues;
  fields?: readonly FieldProblem[];
  /** Value of the response's header `Retry-After` in seconds. */
  retryAfter?: number;
}

/**
 * An error response with a status and a message id. Throw it only if the request has changed nothing in the
 * database.
 */
export class Problem extends Error {
  readonly status: number;
  readonly id: MessageId;
  readonly values: MessageValues;
  readonly fields: readonly FieldProblem[];
  readonly retryAfter: number | undefined;

  constructor(status: number, id: MessageId, { values = {}, fields = [], retryAfter }: ProblemDetails = {}) {
    super(id);
    this.status = status;
    this.id = id;
    this.values = values;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * Returns the 404 for a record that is missing or that the caller may not see. Clients must not be able to
 * distinguish these two cases.
 */
export const createNotFoundProblem = (): Problem => new Problem(404, 'error.notFound');

/** Returns a 400 for an invalid field. `id` is the id of the message. */
export function createProblemForField(field: string, id: MessageId, values: MessageValues = {}): Problem {
  const valuesWithField = { field, ...values };
  return new Problem(400, id, { values: valuesWithField, fields: [{ field, id, values: valuesWithField }] });
}
