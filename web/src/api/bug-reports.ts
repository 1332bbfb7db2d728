import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@wishwell/contract/calls.ts';
import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import { type Calls, send, sendTo } from './client.ts';
import { restoreEntry, withEntry } from './optimistic-update.ts';
import { listAllPages } from './list-all-pages.ts';
import { callerOf } from './query-client.ts';

export type BugReport = Camel<AnswerOf<Calls['listBugReports']>>[number];

const everyReport = ['bug-reports'] as const;
const listKey = [...everyReport, 'list'] as const;
const changeKey = ['bug-report-status'] as const;

/** Every report, newest first; superusers alone get an answer. */
export function useBugReports(): UseQueryResult<BugReport[]> {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      listAllPages((url) =>
        url === undefined ? send('listBugReports', { signal }) : sendTo('listBugReports', url, { signal }),
      ),
  });
}

/** How many reports have the status `open`; superusers alone get an answer. */
export function useOpenBugReportCount(): UseQueryResult<number> {
  return useQuery({
    queryKey: [...everyReport, 'count'],
    queryFn: async ({ signal }) => (await send('countOpenBugReports', { signal })).data.count,
  });
}

interface NewBugReport {
  body: Camel<BodyOf<Calls['createBugReport']>>;
  /** Stays the same while the body does. */
  idempotencyKey: string;
  /** Who reports. */
  uid: string;
}

/** Reports a bug from any page, also from one that fetches nothing: `client` is the reporter's. */
export function useReportBug(client: QueryClient): UseMutationResult<void, Error, NewBugReport> {
  return useMutation(
    {
      mutationFn: async (report: NewBugReport) => void (await send('createBugReport', report)),
      onSuccess: () => void client.invalidateQueries({ queryKey: everyReport }),
    },
    client,
  );
}

export interface StatusChange {
  id: number;
  status: BugReportStatus;
}

/** Sets a status: shown at once, rolled back when refused; then the list is loaded again. */
export function useChangeStatus(): UseMutationResult<void, Error, StatusChange, BugReport[] | undefined> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    // Changes reach the server in the order they were chosen.
    scope: { id: 'bug-report-status' },
    mutationFn: async ({ id, status }: StatusChange) =>
      void (await send('updateBugReportStatus', { params: { id }, body: { status }, ...callerOf(client) })),
    onMutate: async ({ id, status }) => {
      await client.cancelQueries({ queryKey: everyReport });
      const before = client.getQueryData<BugReport[]>(listKey);
      client.setQueryData<BugReport[]>(listKey, (now) => now && withEntry(now, id, { status }));
      return before;
    },
    onError: (_error, { id }, before) => {
      client.setQueryData<BugReport[]>(listKey, (now) => now && before && restoreEntry(now, before, id));
    },
    onSettled: () => {
      // While another change is under way, an answer from before it would undo on screen what it has shown.
      if (client.isMutating({ mutationKey: changeKey }) > 1) return;
      void client.invalidateQueries({ queryKey: everyReport });
    },
  });
}
