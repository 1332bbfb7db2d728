import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';

export interface TextFieldErrorMessage {
  id: MessageId;
  values?: MessageValues;
}

/**
 * Maps the validation errors of the contract's schemas to message ids. The keys are the errors without the
 * prefix `error.`.
 */
const messageIdsByProblem: Readonly<Partial<Record<string, MessageId>>> = {
  tooLong: 'items.textTooLong',
  hiddenCharacters: 'ui.hiddenCharacters',
  nothingVisible: 'ui.nothingVisible',
};

/**
 * Returns the message for a text that a schema of `contract/src/fields.ts` refuses. Returns undefined if the
 * schema accepts the text.
 */
export function findTextFieldErrorMessage(
  schema: v.GenericSchema<string>,
  text: string,
): TextFieldErrorMessage | undefined {
  const [issue] = v.safeParse(schema, text).issues ?? [];
  if (!issue) return undefined;
  const [problem = '', max] = issue.message.split('|');
  const id = messageIdsByProblem[problem.replace('error.', '')] ?? 'ui.badCharacters';
  return max === undefined ? { id } : { id, values: { max: Number(max) } };
}
