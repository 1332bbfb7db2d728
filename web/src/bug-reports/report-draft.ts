import { limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';

/** A bug report as it stands in its form. */
export interface ReportDraft {
  title: string;
  description: string;
}

interface ReportFieldError {
  id: MessageId;
  values: MessageValues;
}

/** Whether both fields hold more than blanks (docs/specification.md §5). */
export const isFilled = ({ title, description }: ReportDraft): boolean =>
  title.trim() !== '' && description.trim() !== '';

/** Which fields are longer than the server takes; lengths are counted in characters. */
export function validateReport({
  title,
  description,
}: ReportDraft): Partial<Record<keyof ReportDraft, ReportFieldError>> {
  return {
    ...([...title.trim()].length > limits.title && {
      title: { id: 'bugs.titleTooLong', values: { max: limits.title } },
    }),
    ...([...description.trim()].length > limits.description && {
      description: { id: 'bugs.descriptionTooLong', values: { max: limits.description } },
    }),
  };
}
