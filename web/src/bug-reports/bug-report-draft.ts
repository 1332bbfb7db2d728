import { limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';

export interface BugReportDraft {
  title: string;
  description: string;
}

interface ReportFieldError {
  id: MessageId;
  values: MessageValues;
}

/**
 * Returns whether both fields of the report contain text other than white space (docs/specification.md §5).
 */
export const isBugReportComplete = ({ title, description }: BugReportDraft): boolean =>
  title.trim() !== '' && description.trim() !== '';

/**
 * Returns an error for each field whose text is longer than the server allows. The server counts code points.
 */
export function validateBugReport({
  title,
  description,
}: BugReportDraft): Partial<Record<keyof BugReportDraft, ReportFieldError>> {
  return {
    ...([...title.trim()].length > limits.title && {
      title: { id: 'bugs.titleTooLong', values: { max: limits.title } },
    }),
    ...([...description.trim()].length > limits.description && {
      description: { id: 'bugs.descriptionTooLong', values: { max: limits.description } },
    }),
  };
}
