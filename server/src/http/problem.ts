import type { FieldProblem } from '@wishwell/contract/problems.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';

export interface ProblemDetails {
  values?: MessageValues;
  fields?: readonly FieldProblem[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal with its status and its sentence; whatever throws it has changed nothing. */
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

/** Not there, or not visible to this person: the two must be indistinguishable. */
export const notFound = (): Problem => new Problem(404, 'error.notFound');

/** Bad input in one field. */
export function badField(field: string, id: MessageId, values: MessageValues = {}): Problem {
  const all = { field, ...values };
  return new Problem(400, id, { values: all, fields: [{ field, id, values: all }] });
}
