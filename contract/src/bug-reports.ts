import * as v from 'valibot';
import { requiredDescriptionSchema, castToMessageId, titleSchema } from './fields.ts';
import { bugReportStatuses } from './limits.ts';

export const NewBugReport = v.strictObject({ title: titleSchema, description: requiredDescriptionSchema });

export const StatusChange = v.strictObject({
  status: v.picklist(bugReportStatuses, castToMessageId('error.unknownStatus')),
});

export const BugReport = v.strictObject({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  status: v.picklist(bugReportStatuses),
  created_at: v.string(),
  user: v.strictObject({ id: v.number(), display_name: v.string() }),
});
export type BugReport = v.InferOutput<typeof BugReport>;

export const OpenCount = v.strictObject({ count: v.number() });
