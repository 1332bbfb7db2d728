import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import { bugReportStatuses } from '@wishwell/contract/limits.ts';
import type { ReactNode, RefObject } from 'react';
import type { BugReport } from '../api/bug-reports.ts';
import { useFormatDate } from '../i18n/use-format-date.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Select } from '../ui/Select.tsx';
import type { ControlThatLostFocus } from './use-focus-restoration.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import styles from './BugReportCard.module.css';

interface BugReportCardProps {
  report: BugReport;
  onChange: (status: BugReportStatus) => void;
  errorMessage?: string | undefined;
  lostFocus: RefObject<ControlThatLostFocus | undefined>;
}

export function BugReportCard({ report, onChange, errorMessage, lostFocus }: BugReportCardProps): ReactNode {
  const t = useText();
  const formatTime = useFormatDate();
  const dropdown = useFocusRestoration<HTMLSelectElement>(report.id, lostFocus);
  const choose = (value: string): void => {
    const status = bugReportStatuses.find((one) => one === value);
    if (status) onChange(status);
  };
  return (
    <Card className={styles.card}>
      <div className={styles.texts}>
        <h3 className={styles.title}>{report.title}</h3>
        <p className={styles.facts}>
          <bdi>{report.user.displayName || t('profile.noName')}</bdi> ·{' '}
          <time dateTime={report.createdAt}>{formatTime(report.createdAt)}</time>
        </p>
        <ExpandableText text={report.description} />
      </div>
      <div className={styles.status}>
        <Select
          ref={dropdown}
          label={t('bugs.statusOf', { title: report.title })}
          labelHidden
          value={report.status}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {bugReportStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`bugs.status.${status}`)}
            </option>
          ))}
        </Select>
        {errorMessage && <InlineError>{errorMessage}</InlineError>}
      </div>
    </Card>
  );
}
