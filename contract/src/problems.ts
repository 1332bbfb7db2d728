import en from '@wishwell/text/en.json' with { type: 'json' };
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import type { BaseIssue } from 'valibot';

/**
 * Validation error of one field: a message id, and the values for the placeholders of the message. `field` is
 * a path such as `shared_with_ids.0`.
 */
export interface FieldProblem {
  field: string;
  id: MessageId;
  values: MessageValues;
}

const isMessageId = (id: string): id is MessageId => id in en;

/**
 * Returns the message id of the label of a field. Returns undefined if the field has no label.
 * `items.3.price` has the label of `price`, and `shared_with_ids.0` has the label of `shared_with_ids`.
 */
export function findFieldLabelMessageId(field: string): MessageId | undefined {
  const [first, ...path] = field.split('.');
  const id = `field.${path.findLast((name) => !/^\d+$/.test(name)) ?? first}`;
  return isMessageId(id) ? id : undefined;
}

/**
 * Converts an issue of Valibot to a `FieldProblem`. The issue's message is a message id. If the field has a
 * maximum value or length, `|` and the maximum follow the id.
 */
export function createFieldProblem({ path, message }: BaseIssue<unknown>): FieldProblem {
  const field = path?.map((step) => String(step.key)).join('.') ?? '';
  const [id = '', max] = message.split('|');
  const values = max === undefined ? { field } : { field, max: Number(max) };
  return { field, id: isMessageId(id) ? id : 'error.invalid', values };
}

export function createFieldProblems(issues: readonly BaseIssue<unknown>[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const problem of issues.map(createFieldProblem)) {
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
  }
  return [...byField.values()];
}
