import type { ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
import type { BugReport } from '../api/bug-reports.ts';
import { useText } from '../i18n/use-text.ts';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { BugReportCard } from './BugReportCard.tsx';
import styles from './BugReportGroups.module.css';
import type { LostFocus } from './use-restored-focus.ts';
import type { StatusChanges } from './use-status-changes.ts';
import { useStatusChanges } from './use-status-changes.ts';

/** What is open or in progress, then what is resolved; newest first (docs/specification.md §4). */
export function BugReportGroups({ reports }: { reports: readonly BugReport[] }): ReactNode {
  const t = useText();
  const changes = useStatusChanges();
  const lostFocus = useRef<LostFocus>(undefined);
  return (
    <>
      <Group
        title={t('bugs.unsolved')}
        empty={t('bugs.noneUnsolved')}
        reports={reports.filter(({ status }) => status !== 'resolved')}
        changes={changes}
        lostFocus={lostFocus}
      />
      <Group
        title={t('bugs.solved')}
        empty={t('bugs.noneSolved')}
        reports={reports.filter(({ status }) => status === 'resolved')}
        changes={changes}
        lostFocus={lostFocus}
      />
    </>
  );
}

interface GroupProps {
  title: string;
  /** Said where the group holds nothing. */
  empty: string;
  reports: readonly BugReport[];
  changes: StatusChanges;
  lostFocus: RefObject<LostFocus | undefined>;
}

function Group({ title, empty, reports, changes, lostFocus }: GroupProps): ReactNode {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <SectionHeading title={<span id={heading}>{title}</span>} count={reports.length || undefined} />
      {reports.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id}>
              <BugReportCard
                report={report}
                onChange={(status) => changes.change(report.id, status)}
                refusal={changes.refusals.get(report.id)}
                lostFocus={lostFocus}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
