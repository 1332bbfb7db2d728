import * as v from 'valibot';
import { requiredDescription, say, title } from './fields.ts';
import { bugReportStatuses } from './limits.ts';

/** Body of `POST /bugreports`. */
export const NewBugReport = v.strictObject({ title, description: requiredDescription });

/** Body of `PATCH /bugreports/{id}/status`. */
export const StatusChange = v.strictObject({ status: v.picklist(bugReportStatuses, say('error.unknownStatus')) });

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
