import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';

export interface TextProblem {
  id: MessageId;
  values?: MessageValues;
}

const messageIdsByProblem: Readonly<Partial<Record<string, MessageId>>> = {
  'error.tooLong': 'items.textTooLong',
  'error.hiddenCharacters': 'ui.hiddenCharacters',
  'error.nothingVisible': 'ui.nothingVisible',
  'error.badCharacters': 'ui.badCharacters',
};

/**
 * Returns the message for a text that a schema of `contract/src/fields.ts` refuses. Returns undefined if the
 * schema accepts the text.
 */
export function findTextProblem(schema: v.GenericSchema<string>, text: string): TextProblem | undefined {
  const [issue] = v.safeParse(schema, text).issues ?? [];
  if (!issue) return undefined;
  const [problem = '', max] = issue.message.split('|');
  const id = messageIdsByProblem[problem] ?? 'ui.badCharacters';
  return max === undefined ? { id } : { id, values: { max: Number(max) } };
}
