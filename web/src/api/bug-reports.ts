import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf, RequestBodyOf } from '@wishwell/contract/calls.ts';
import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
import { restoreListEntry, changeCachedListEntry } from './optimistic-update.ts';
import { createRequestOptionForUid } from './query-client.ts';

export type BugReport = CamelCaseKeys<ResponseOf<ApiEndpoints['listBugReports']>>[number];

const reportsKeyPrefix = ['bug-reports'] as const;
const reportListKey = [...reportsKeyPrefix, 'list'] as const;
const statusChangeKey = ['bug-report-status'] as const;

/**
 * Query for all bug reports, newest first. The server refuses the request of a user who is not a superuser.
 */
export const bugReportsQuery = queryOptions({
  queryKey: reportListKey,
  queryFn: ({ signal }): Promise<BugReport[]> =>
    fetchAllPages((url) =>
      url === undefined
        ? sendApiRequest('listBugReports', { signal })
        : sendApiRequestToUrl('listBugReports', url, { signal }),
    ),
});
export const useBugReports = (): UseQueryResult<BugReport[]> => useQuery(bugReportsQuery);

/**
 * Query for the number of open bug reports. The server refuses the request of a user who is not a superuser.
 */
export const openBugReportCountQuery = queryOptions({
  queryKey: [...reportsKeyPrefix, 'count'],
  queryFn: async ({ signal }) => (await sendApiRequest('countOpenBugReports', { signal })).data.count,
});
export const useOpenBugReportCount = (): UseQueryResult<number> => useQuery(openBugReportCountQuery);

interface NewBugReport {
  body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['createBugReport']>>;
  /**
   * Idempotency key of a report. All attempts to send the report use the same key, so that the server creates
   * only one report.
   */
  idempotencyKey: string;
  uid: string;
}

/**
 * Creates a bug report. Public pages have no query client in their React context, so callers pass one as
 * `client`.
 */
export function useReportBug(client: QueryClient): UseMutationResult<void, Error, NewBugReport> {
  return useMutation(
    {
      mutationFn: async (report: NewBugReport) => void (await sendApiRequest('createBugReport', report)),
      onSuccess: () => void client.invalidateQueries({ queryKey: reportsKeyPrefix }),
    },
    client,
  );
}

interface BugReportStatusChange {
  id: number;
  status: BugReportStatus;
}

/**
 * Changes the status of a bug report. Shows the new status before the response, restores the previous status
 * on failure, and then reloads the reports.
 */
export function useChangeBugReportStatus(): UseMutationResult<
  void,
  Error,
  BugReportStatusChange,
  BugReport[] | undefined
> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: statusChangeKey,
    // Sends the status changes one after another, in the order in which the user made them.
    scope: { id: 'bug-report-status' },
    mutationFn: async ({ id, status }: BugReportStatusChange) =>
      void (await sendApiRequest('updateBugReportStatus', {
        params: { id },
        body: { status },
        ...createRequestOptionForUid(client),
      })),
    onMutate: async ({ id, status }) => {
      await client.cancelQueries({ queryKey: reportsKeyPrefix });
      const before = client.getQueryData<BugReport[]>(reportListKey);
      client.setQueryData<BugReport[]>(reportListKey, (now) => now && changeCachedListEntry(now, id, { status }));
      return before;
    },
    onError: (_error, { id }, before) => {
      client.setQueryData<BugReport[]>(reportListKey, (now) => now && before && restoreListEntry(now, before, id));
    },
    onSettled: () => {
      // Does not reload the reports while another status change is pending. A reload would overwrite the new
      // status that the app already shows for that change.
      if (client.isMutating({ mutationKey: statusChangeKey }) > 1) return;
      void client.invalidateQueries({ queryKey: reportsKeyPrefix });
    },
  });
}
