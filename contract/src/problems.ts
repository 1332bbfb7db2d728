import type { BaseIssue } from 'valibot';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import en from '@wishwell/text/en.json' with { type: 'json' };

/** What is wrong with one field: a text's id and what fills it. `field` is a path such as `shared_with_ids.0`. */
export interface FieldProblem {
  field: string;
  id: MessageId;
  values: MessageValues;
}

const isMessageId = (id: string): id is MessageId => id in en;

/** The catalogue's word for a field on the wire, if it has one. */
export function fieldLabel(field: string): MessageId | undefined {
  const id = `field.${field.replace(/\..*$/s, '')}`;
  return isMessageId(id) ? id : undefined;
}

/** One of Valibot's issues as a problem with a field. A message is `id` or `id|max`. */
export function fieldProblem({ path, message }: BaseIssue<unknown>): FieldProblem {
  const field = path?.map((step) => String(step.key)).join('.') ?? '';
  const [id = '', max] = message.split('|');
  const values = max === undefined ? { field } : { field, max: Number(max) };
  return { field, id: isMessageId(id) ? id : 'error.invalid', values };
}

/** Valibot's issues as problems with fields, the first one of each field. */
export function fieldProblems(issues: readonly BaseIssue<unknown>[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const problem of issues.map(fieldProblem)) {
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
  }
  return [...byField.values()];
}
