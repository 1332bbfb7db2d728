import type { ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
import type { BugReport } from '../api/bug-reports.ts';
import { useText } from '../i18n/use-text.ts';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { BugReportCard } from './BugReportCard.tsx';
import type { BugReportStatusChanger } from './use-bug-report-status-changes.ts';
import { useBugReportStatusChanges } from './use-bug-report-status-changes.ts';
import type { ControlThatLostFocus } from './use-focus-restoration.ts';
import styles from './BugReportGroups.module.css';

/**
 * Shows bug reports in two groups (docs/specification.md §4). The first group contains the reports that are
 * open or in progress, the second group the resolved reports. Both groups begin with the newest report.
 */
export function BugReportGroups({ reports }: { reports: readonly BugReport[] }): ReactNode {
  const t = useText();
  const changes = useBugReportStatusChanges();
  const lostFocus = useRef<ControlThatLostFocus>(undefined);
  return (
    <>
      <ReportGroup
        title={t('bugs.unsolved')}
        empty={t('bugs.noneUnsolved')}
        reports={reports.filter(({ status }) => status !== 'resolved')}
        changes={changes}
        lostFocus={lostFocus}
      />
      <ReportGroup
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
  empty: string;
  reports: readonly BugReport[];
  changes: BugReportStatusChanger;
  lostFocus: RefObject<ControlThatLostFocus | undefined>;
}

function ReportGroup({ title, empty, reports, changes, lostFocus }: GroupProps): ReactNode {
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
                errorMessage={changes.errorMessages.get(report.id)}
                lostFocus={lostFocus}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
