import { useLingui } from '@lingui/react';
import { limits, maxItemsPerRequest } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { focusFirstError } from '../ui/Field.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import {
  type ColumnIndexByField,
  findColumnsByHeader,
  guessFieldColumns,
  createImportRowsFromCells,
} from './columns.ts';
import {
  createImportRowValidator,
  type ImportRow,
  createImportRequestItem,
  type PriceParsingSettings,
  formatPriceText,
} from './import-row.ts';
import { ImportColumnSelection } from './ImportColumnSelection.tsx';
import { ImportPreviewRows } from './ImportPreviewRows.tsx';
import { ItemNameLookupProgress } from './ItemNameLookupProgress.tsx';
import { parseItemLines } from './parse-item-lines.ts';
import type { ImportContent } from './read-source.ts';
import { type LinkPreviewFields, useItemNameLookup } from './use-item-name-lookup.ts';
import { useSaveImport } from './use-save-import.ts';
import styles from './ImportPreview.module.css';

type ReadableContent = Exclude<ImportContent, { is: 'refused' }>;

interface ImportPreviewProps {
  wishlist: OwnWishlist;
  source: ReadableContent;
  /**
   * Called when the user goes back to the first step. `hasCorrections` tells whether the user has corrected
   * or removed items.
   */
  onBack: (hasCorrections: boolean) => void;
}

interface TableLayout {
  hasHeader: boolean;
  columns: ColumnIndexByField;
}

const emptyTableLayout: TableLayout = { hasHeader: false, columns: {} };

function createTableLayout(source: ReadableContent): TableLayout {
  if (source.is === 'lines') return emptyTableLayout;
  const { cells, hasHeader } = source;
  return { hasHeader, columns: hasHeader ? findColumnsByHeader(cells[0] ?? []) : guessFieldColumns(cells) };
}

const readImportRows = (source: ReadableContent, { hasHeader, columns }: TableLayout, locale: string) =>
  source.is === 'lines'
    ? { rows: parseItemLines(source.text, locale), leftOut: 0 }
    : createImportRowsFromCells(source.cells, hasHeader, columns, locale);

/**
 * Maximum number of rows with a single save button. With more rows, a second save button is below the rows.
 */
const maxRowsWithOneSaveButton = 3;

/** Estimated size in bytes of the request body without the items. */
const requestOverheadBytes = 1_000;

function isImportTooLarge(rows: readonly ImportRow[], priceSettings: PriceParsingSettings): boolean {
  const bytes = new TextEncoder().encode(
    JSON.stringify(rows.map((row) => createImportRequestItem(row, priceSettings))),
  ).length;
  return bytes + requestOverheadBytes > limits.jsonBodyBytes;
}

/**
 * Fills in an import row with the link preview of its product page. Keeps the fields that the user has
 * changed in the meantime.
 */
function fillRowFromPreview(
  row: ImportRow,
  { name, price, currency, description }: LinkPreviewFields,
  priceSettings: PriceParsingSettings,
): ImportRow {
  if (!row.hasHostName) return row;
  const priceText =
    price === null ? '' : formatPriceText(price, currency ?? priceSettings.ownCurrency, priceSettings.locale);
  return {
    ...row,
    name: name ?? row.name,
    hasHostName: name === null,
    price: row.price || priceText,
    description: row.description || (description ?? ''),
  };
}

/**
 * The second step of an import: a preview of the items and their errors. Saving adds either all items to the
 * list or none.
 */
export function ImportPreview({ wishlist, source, onBack }: ImportPreviewProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const ownCurrency = useCurrentUser()?.currency ?? 'USD';
  const priceSettings = useMemo(() => ({ locale, ownCurrency }), [locale, ownCurrency]);
  const [table, setTable] = useState(() => createTableLayout(source));
  const [{ rows, leftOut }, setRead] = useState(() => readImportRows(source, table, locale));
  const update = useCallback((change: (rows: readonly ImportRow[]) => ImportRow[]): void => {
    setRead((now) => ({ ...now, rows: change(now.rows) }));
  }, []);
  const [hasCorrections, setHasCorrections] = useState(false);
  const correct = useCallback(
    (change: (rows: readonly ImportRow[]) => ImportRow[]): void => {
      setHasCorrections(true);
      update(change);
    },
    [update],
  );
  const onChange = useCallback(
    (id: number, change: Partial<ImportRow>) =>
      correct((now) => now.map((row) => (row.id === id ? { ...row, ...change } : row))),
    [correct],
  );
  const onRemove = useCallback((id: number) => correct((now) => now.filter((row) => row.id !== id)), [correct]);
  const names = useItemNameLookup((id, found) =>
    update((now) => now.map((row) => (row.id === id ? fillRowFromPreview(row, found, priceSettings) : row))),
  );
  const { save, isSaving, failure } = useSaveImport(wishlist.id);
  const container = useRef<HTMLElement>(null);
  const [begin] = useState(() => () => {
    container.current?.querySelector('h2')?.focus();
    names.start(rows);
  });
  useEffect(begin, [begin]);

  const errorsOf = useMemo(() => createImportRowValidator(priceSettings), [priceSettings]);
  const changeTable = (hasHeader: boolean, columns: ColumnIndexByField): void => {
    const changed = { hasHeader, columns };
    const read = readImportRows(source, changed, locale);
    setTable(changed);
    setRead(read);
    names.start(read.rows);
  };
  const isShown = source.is === 'lines' || (table.columns.name ?? table.columns.url) !== undefined;
  const count = rows.length;
  const problems = rows.filter((row) => Object.keys(errorsOf(row)).length > 0).length;
  const isTooMany = count > maxItemsPerRequest;
  const isTooLong = useMemo(
    () => rows.length <= maxItemsPerRequest && isImportTooLarge(rows, priceSettings),
    [rows, priceSettings],
  );
  const submit = (): void => {
    if (problems > 0) return focusFirstError(container.current);
    names.stop();
    save(rows.map((row) => createImportRequestItem(row, priceSettings)));
  };
  const saveButton = (
    <Button icon="check" busy={isSaving} disabled={count === 0 || isTooMany || isTooLong} onClick={submit}>
      {t('import.save', { count })}
    </Button>
  );
  return (
    <section ref={container}>
      {source.is === 'cells' && <ImportColumnSelection cells={source.cells} {...table} onChange={changeTable} />}
      <SectionHeading
        title={t('import.check', { count: isShown ? count : 0 })}
        actions={
          <>
            <Button variant="outline" onClick={() => onBack(hasCorrections)}>
              {t('import.change')}
            </Button>
            {isShown && saveButton}
          </>
        }
      />
      <div className={styles.notes}>
        <ItemNameLookupProgress lookup={names.lookup} onStop={names.stop} />
        {leftOut > 0 && <p>{t('import.leftOut', { count: leftOut })}</p>}
        {!isShown && <p>{t('import.chooseColumn')}</p>}
        {isShown && count === 0 && <p>{t('import.noItems')}</p>}
        {isShown && isTooMany && (
          <div className={styles.note}>
            <InlineError>{t('import.tooMany', { max: maxItemsPerRequest })}</InlineError>
            <Button variant="outline" size="card" onClick={() => update((now) => now.slice(0, maxItemsPerRequest))}>
              {t('import.keepFirst', { max: maxItemsPerRequest })}
            </Button>
          </div>
        )}
        {isTooLong && <InlineError>{t('import.tooMuchText')}</InlineError>}
        {isShown && problems > 0 && <InlineError>{t('import.problems', { count: problems })}</InlineError>}
        {failure !== undefined && <InlineError>{failure}</InlineError>}
      </div>
      {isShown && <ImportPreviewRows {...{ rows, errorsOf, priceSettings, onChange, onRemove }} />}
      {isShown && count > maxRowsWithOneSaveButton && <div className={styles.end}>{saveButton}</div>}
    </section>
  );
}
